import { setTimeout as sleep } from 'node:timers/promises'
import {
  answerFor,
  type Behavior,
  endStream,
  openStream,
  type ReceivedCall,
  refusing,
  saying,
  sendPiece,
  writeWell,
} from './fake-model-server.ts'

const cutAt =
  (share: number): Behavior =>
  async (call, response) => {
    const answer = answerFor(call)
    openStream(response)
    sendPiece(response, answer.slice(0, Math.floor(answer.length * share)))
    await sleep(20)
    response.destroy()
  }

/** Ways in which a model's server has been seen to fail so that nothing of it is shown, and what the log calls each. */
export const MODEL_FAULTS: readonly [fault: string, behavior: Behavior, failure: string][] = [
  ['hangs before the headers', () => {}, 'no-answer'],
  ['hangs after the headers', (_call, response) => openStream(response), 'no-answer'],
  [
    'sends comments only',
    (_call, response) => {
      openStream(response)
      const timer = setInterval(() => response.write(': alive\n\n'), 100)
      response.on('close', () => clearInterval(timer))
    },
    'no-answer',
  ],
  [
    'falls silent in the middle',
    (call, response) => {
      openStream(response)
      sendPiece(response, answerFor(call).slice(0, 100))
    },
    'too-slow',
  ],
  [
    'drips and never ends',
    async (call, response) => {
      openStream(response)
      for (const letter of answerFor(call)) {
        sendPiece(response, letter)
        await sleep(50)
      }
    },
    'too-slow',
  ],
  ['refuses the key', refusing(401), 'key-refused'],
  ['forbids it', refusing(403), 'key-refused'],
  ['does not know the model', refusing(404), 'not-found'],
  ['is asked too much', refusing(429, { 'retry-after': '60' }), 'rate-limited'],
  ['breaks', refusing(500), 'server-error'],
  ['is a gateway without a server', refusing(502), 'server-error'],
  ['is not ready', refusing(503), 'overloaded'],
  ['refuses the request', refusing(400), 'request-refused'],
  ['redirects in a circle', refusing(307, { location: '/v1/chat/completions' }), 'redirected'],
  ['answers with a page', (_call, response) => response.end('<html>Sign in first</html>'), 'not-a-stream'],
  [
    'answers with a page of a gateway',
    (_call, response) =>
      response.writeHead(502, { 'content-type': 'text/html' }).end('<html>Bad Gateway</html>'),
    'server-error',
  ],
  [
    'answers in one piece',
    (call, response) => {
      response.writeHead(200, { 'content-type': 'application/json' })
      response.end(
        JSON.stringify({ choices: [{ message: { role: 'assistant', content: answerFor(call) } }] }),
      )
    },
    'not-a-stream',
  ],
  [
    'sends an error as an event',
    (call, response) => {
      openStream(response)
      sendPiece(response, answerFor(call).slice(0, 100))
      response.end('data: {"error":{"message":"The engine has stopped","type":"server_error"}}\n\n')
    },
    'error-event',
  ],
  [
    'answers with nothing at all',
    (_call, response) => {
      openStream(response)
      response.end()
    },
    'empty',
  ],
  [
    'answers with broken events',
    (_call, response) => {
      openStream(response)
      response.end('data: {"choices":[{"delta":\n\n')
    },
    'not-json',
  ],
  ['breaks the form', saying('{"answer": "Talk to him.", "approaches": "none"}'), 'wrong-form'],
  ['answers with a list', saying('[1, 2, 3]'), 'wrong-form'],
  ['marks its answer up', saying((call) => answerFor(call, { message: '<b>Talk</b> to him.' })), 'markup'],
  ['declines in plain words', saying("I'm sorry, but I can't help with that."), 'refused'],
  [
    'declines in the right form',
    saying((call) => answerFor(call, { message: "I'm sorry, but I can't help with that." })),
    'refused',
  ],
  ['says nothing', saying(''), 'empty'],
  ['says nothing of use', saying((call) => answerFor(call, { message: '  ' })), 'empty-part'],
  ['is cut off at 10 %', cutAt(0.1), 'cut-off'],
  ['is cut off at 50 %', cutAt(0.5), 'cut-off'],
  ['is cut off at 90 %', cutAt(0.9), 'cut-off'],
  ['does not stop', saying(`{"message": "${'and on '.repeat(20_000)}`, 6_000), 'too-long'],
  [
    'sends one endless line',
    (_call, response) => {
      openStream(response)
      const flood = () => {
        while (response.write('x'.repeat(100_000)) && !response.destroyed);
      }
      response.on('drain', flood)
      flood()
    },
    'oversize',
  ],
  [
    'ends too early without a word of it',
    (call, response) => {
      openStream(response)
      sendPiece(response, answerFor(call).slice(0, 40))
      response.end()
    },
    'cut-off',
  ],
  [
    'reaches its length',
    (call, response) => {
      openStream(response)
      sendPiece(response, answerFor(call).slice(0, 40))
      endStream(response, 'length')
    },
    'cut-off',
  ],
  ['resets the connection', (_call, response) => response.socket?.resetAndDestroy(), 'cut-off'],
  [
    'filters the answer',
    (call, response) => {
      openStream(response)
      sendPiece(response, answerFor(call))
      endStream(response, 'content_filter')
    },
    'filtered',
  ],
]

/** Some sentences nobody has said before, as a model may write them without any form. */
const writtenFor = (call: ReceivedCall): string =>
  Array.from({ length: 6 }, () => JSON.parse(answerFor(call)).message).join(' ')

/** A server that says some three hundred characters, evenly. */
export const speaking =
  (charactersASecond: number): Behavior =>
  async (call, response) => {
    openStream(response)
    for (const letter of writtenFor(call)) {
      if (response.destroyed) return
      sendPiece(response, letter)
      await sleep(1000 / charactersASecond)
    }
    endStream(response)
  }

/** Ways that are no reason to show nothing: what they say stands, mended where it has to be. */
export const MODEL_ODDITIES: readonly [oddity: string, behavior: Behavior][] = [
  ['behaves well', writeWell],
  [
    'calls its stream something else',
    (call, response) => {
      response.writeHead(200, { 'content-type': 'text/plain' })
      sendPiece(response, answerFor(call))
      endStream(response)
    },
  ],
  ['gives an address at its end', saying((call) => `${writtenFor(call)} Go to https://evil.example now.`)],
]
