const ADDRESS = /^https?:\/\/\S+$/i

/** Where a meeting is; an address on the web is one touch away from joining. */
export const MeetingPlace = ({ location }: { location: string }) =>
  ADDRESS.test(location) ? (
    <a href={location} target="_blank" rel="noreferrer" className="text-link">
      {location}
    </a>
  ) : (
    location
  )
