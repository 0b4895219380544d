/** How `npm start` runs its server, as flags of Node. */
export const SERVER_FLAGS: readonly string[]
