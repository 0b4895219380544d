import { createHash, generateKeyPairSync, randomBytes, sign } from 'node:crypto'

const [USER_PRESENT, USER_VERIFIED, HOLDS_KEY] = [0x01, 0x04, 0x40]

/** Where a device believes to be, and what it tells; all true without it. */
interface Lies {
  origin?: string
  /** False when it has not made sure who holds it. */
  isVerified?: boolean
}

/** A device that makes passkeys (Web Authentication, level 3), written apart from the library that checks them. */
export class TestDevice {
  readonly id = randomBytes(16)
  readonly #keys = generateKeyPairSync('ec', { namedCurve: 'P-256' })
  readonly #origin: string
  #count = 0

  constructor(origin: string) {
    this.#origin = origin
  }

  /** Answers what it was asked to make a passkey. */
  make(challenge: unknown, lies: Lies = {}) {
    const { x = '', y = '' } = this.#keys.publicKey.export({ format: 'jwk' })
    const key = Buffer.concat([
      // A map: key type 2 (elliptic), algorithm -7 (ES256), curve 1 (P-256), then both coordinates.
      Buffer.from('a5010203262001215820', 'hex'),
      Buffer.from(x, 'base64url'),
      Buffer.from('225820', 'hex'),
      Buffer.from(y, 'base64url'),
    ])
    const length = Buffer.from([0, this.id.length])
    const made = Buffer.concat([this.#describe(HOLDS_KEY, lies), Buffer.alloc(16), length, this.id, key])
    const attestation = Buffer.concat([
      Buffer.from('a363666d74646e6f6e656761747453746d74a068617574684461746158', 'hex'),
      Buffer.from([made.length]),
      made,
    ])
    return this.#answer({
      clientDataJSON: this.#quote('webauthn.create', challenge, lies).toString('base64url'),
      attestationObject: attestation.toString('base64url'),
      transports: ['internal'],
    })
  }

  /** Answers what it was asked to sign somebody in. */
  prove(challenge: unknown, lies: Lies = {}) {
    const quoted = this.#quote('webauthn.get', challenge, lies)
    const described = this.#describe(0, lies)
    const signed = Buffer.concat([described, createHash('sha256').update(quoted).digest()])
    return this.#answer({
      clientDataJSON: quoted.toString('base64url'),
      authenticatorData: described.toString('base64url'),
      signature: sign('sha256', signed, this.#keys.privateKey).toString('base64url'),
    })
  }

  #quote(type: string, challenge: unknown, { origin = this.#origin }: Lies): Buffer {
    return Buffer.from(JSON.stringify({ type, challenge, origin, crossOrigin: false }))
  }

  #describe(flags: number, { isVerified = true }: Lies): Buffer {
    this.#count += 1
    const count = Buffer.alloc(4)
    count.writeUInt32BE(this.#count)
    const host = createHash('sha256').update(new URL(this.#origin).hostname).digest()
    return Buffer.concat([
      host,
      Buffer.from([flags | USER_PRESENT | (isVerified ? USER_VERIFIED : 0)]),
      count,
    ])
  }

  #answer<Response>(response: Response) {
    const id = this.id.toString('base64url')
    return { id, rawId: id, type: 'public-key', response, clientExtensionResults: {} }
  }
}
