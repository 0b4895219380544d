type Props = { items: readonly string[] }

/** Sentences to be read one by one, each under its own hairline. */
export const TextList = ({ items }: Props) => (
  <ul className="grid gap-3">
    {items.map((item) => (
      <li key={item} className="prose-read">
        {item}
      </li>
    ))}
  </ul>
)
