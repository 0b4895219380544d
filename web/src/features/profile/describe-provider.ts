const NAMES: Record<string, string> = { local: 'Email account', demo: 'Demo Account' }

/** Says in words how a person signs in (decision D21): an identity provider by its own name. */
export const describeProvider = (provider: string): string => NAMES[provider] ?? provider
