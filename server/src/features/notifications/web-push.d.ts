// The package comes without types; this is the part that is used.
declare module 'web-push' {
  interface RequestDetails {
    endpoint: string
    method: string
    headers: Record<string, string | number>
    body: Buffer | null
  }
  interface Options {
    vapidDetails: { subject: string; publicKey: string; privateKey: string }
    /** How long a push service keeps it for a browser that is away, in seconds. */
    TTL: number
    urgency: 'very-low' | 'low' | 'normal' | 'high'
  }
  interface Subscription {
    endpoint: string
    keys: { p256dh: string; auth: string }
  }
  const webPush: {
    generateRequestDetails(subscription: Subscription, payload: string, options: Options): RequestDetails
  }
  export = webPush
}
