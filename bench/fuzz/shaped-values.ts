import fc from 'fast-check'
import { ODD_VALUES, SENTENCES } from './odd-values.data.ts'

/** A JSON Schema as the document holds it. */
export type Schema = Readonly<Record<string, unknown>>

/**
 * Stands for what is only known when a request is sent: the caller's address and password, and an id of theirs or of another
 * person, followed by where such ids are found and a number: `§own:goals:7`.
 */
export const SLOTS = { own: '§own:', theirs: '§theirs:', email: '§email', password: '§password' } as const

const LONGEST_LIST = 5
const ZONES = ['Europe/Berlin', 'America/Los_Angeles', 'Asia/Kolkata', 'UTC']

/** Values of a schema: mostly as people would send them, now and then at its limits. */
export function shapedBy(schema: Schema, name = ''): fc.Arbitrary<unknown> {
  if ('const' in schema) return fc.constant(schema['const'])
  if (Array.isArray(schema['enum'])) return fc.constantFrom(...(schema['enum'] as unknown[]))
  const choices = (schema['anyOf'] ?? schema['oneOf']) as Schema[] | undefined
  if (choices) return fc.oneof(...choices.map((choice) => shapedBy(choice, name)))
  return shapedByType(schema, name)
}

function shapedByType(schema: Schema, name: string): fc.Arbitrary<unknown> {
  switch (schema['type']) {
    case 'object':
      return anObject(schema)
    case 'array':
      return fc.array(shapedBy((schema['items'] ?? {}) as Schema, name), {
        minLength: Number(schema['minItems'] ?? 0),
        maxLength: Math.max(Number(schema['minItems'] ?? 0), LONGEST_LIST),
      })
    case 'string':
      return aText(schema, name)
    case 'integer':
      return fc.integer(readRange(schema, -(2 ** 31), 2 ** 31 - 1))
    case 'number':
      return fc.double({ ...readRange(schema, -1e9, 1e9), noNaN: true })
    case 'boolean':
      return fc.boolean()
    case 'null':
      return fc.constant(null)
    default:
      return fc.jsonValue({ maxDepth: 2 })
  }
}

const readRange = (schema: Schema, lowest: number, highest: number) => ({
  min: Math.max(lowest, Number(schema['minimum'] ?? lowest)),
  max: Math.min(highest, Number(schema['maximum'] ?? highest)),
})

function anObject(schema: Schema): fc.Arbitrary<unknown> {
  const properties = Object.entries((schema['properties'] ?? {}) as Record<string, Schema>)
  const others = schema['additionalProperties']
  if (properties.length === 0 && typeof others === 'object' && others !== null)
    return fc.dictionary(fc.string({ maxLength: 12 }), shapedBy(others as Schema), { maxKeys: 4 })
  const fields = Object.fromEntries(properties.map(([key, field]) => [key, shapedBy(field, key)]))
  return fc.record(fields, { requiredKeys: (schema['required'] ?? []) as string[] })
}

function aText(schema: Schema, name: string): fc.Arbitrary<string> {
  if (schema['format'] === 'email' || name === 'email') return anEmail()
  if (schema['format'] === 'date-time') return anInstant().map((date) => date.toISOString())
  if (schema['format'] === 'date') return anInstant().map((date) => date.toISOString().slice(0, 10))
  if (/password/i.test(name))
    return fc.oneof(fc.constant(SLOTS.password), fc.string({ minLength: 8, maxLength: 20 }))
  if (/id$/i.test(name)) return anId(`${name.replace(/id$/i, '')}s`)
  if (name === 'endpoint') return fc.uuid().map((id) => `https://fcm.googleapis.com/fcm/send/${id}`)
  if (/zone/i.test(name)) return fc.constantFrom(...ZONES)
  const pattern = schema['pattern']
  if (typeof pattern === 'string') return matching(pattern)
  return aSentence(Number(schema['minLength'] ?? 0), Number(schema['maxLength'] ?? 10_000))
}

const anInstant = () =>
  fc.date({ min: new Date('1990-01-01'), max: new Date('2040-01-01'), noInvalidDate: true })

const anEmail = () =>
  fc.oneof(
    fc.constant(SLOTS.email),
    fc.uuid().map((id) => `${id}@example.com`),
    fc.emailAddress(),
  )

/** An id of the caller, of another person, or of nobody. @param from where such ids are found: a path, or its last word. */
export const anId = (from: string): fc.Arbitrary<string> =>
  fc.oneof(
    { weight: 5, arbitrary: fc.nat(999).map((place) => `${SLOTS.own}${from}:${place}`) },
    { weight: 2, arbitrary: fc.nat(999).map((place) => `${SLOTS.theirs}${from}:${place}`) },
    { weight: 1, arbitrary: fc.uuid() },
  )

function matching(pattern: string): fc.Arbitrary<string> {
  try {
    return fc.stringMatching(new RegExp(pattern))
  } catch {
    return fc.string()
  }
}

const aSentence = (shortest: number, longest: number): fc.Arbitrary<string> =>
  fc
    .oneof(
      { weight: 4, arbitrary: fc.constantFrom(...SENTENCES) },
      { weight: 2, arbitrary: fc.string({ unit: 'grapheme', minLength: shortest, maxLength: 40 }) },
      { weight: 1, arbitrary: fc.constant('a'.repeat(Math.min(longest, 20_000))) },
    )
    .map((text) => [...text].slice(0, longest).join('').padEnd(shortest, '.'))

/** Changes of one place in a value: another type, too much, too little, something nobody asked for. */
export type Change = { place: number; kind: 'replace' | 'remove' | 'add' | 'repeat' | 'deepen'; odd: unknown }

/** Any change. */
export const aChange = (): fc.Arbitrary<Change> =>
  fc.record({
    place: fc.nat(9_999),
    kind: fc.constantFrom('replace', 'replace', 'replace', 'remove', 'add', 'repeat', 'deepen'),
    odd: fc.oneof(fc.constantFrom(...ODD_VALUES), fc.string({ unit: 'binary', maxLength: 60 })),
  })

type Container = Record<string, unknown>

/** Changes a copy of a value in one place. */
export function change(value: unknown, { place, kind, odd }: Change): unknown {
  const root: Container = { value: structuredClone(value) }
  const places = listPlaces(root)
  const [parent, key] = places[place % places.length] ?? [root, 'value']
  const before = parent[key]
  if (kind === 'remove' && parent !== root) delete parent[key]
  else if (kind === 'add' && typeof before === 'object' && before !== null)
    (before as Container)[typeof odd === 'string' && odd ? odd.slice(0, 50) : 'extra'] = odd
  else if (kind === 'repeat') parent[key] = repeated(before)
  else if (kind === 'deepen') parent[key] = deepened(before, 2 + (place % 40))
  else parent[key] = odd
  return root['value']
}

const repeated = (value: unknown): unknown => {
  if (typeof value === 'string') return value.repeat(50).slice(0, 60_000)
  if (Array.isArray(value)) return Array.from({ length: 300 }, () => value).flat()
  return Array.from({ length: 300 }, () => value)
}

const deepened = (value: unknown, levels: number): unknown =>
  levels === 0 ? value : [deepened(value, levels - 1)]

/** Every place of a value, its own included, as who holds it and under which name. */
function listPlaces(holder: Container): [Container, string][] {
  return Object.entries(holder).flatMap(([key, inner]) => [
    [holder, key] as [Container, string],
    ...(typeof inner === 'object' && inner !== null ? listPlaces(inner as Container) : []),
  ])
}
