import { getSignInOptions, getUser } from '@lodestar/contract/account'
import { screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { describe, expect, it, vi } from 'vitest'
import { openAddress, renderWithQueries, watchDepartures } from '../../testing/render.tsx'
import { startServer, type TestServer } from '../../testing/server.ts'
import { LoginPage } from './login-page.tsx'

const timeZone = new Intl.DateTimeFormat().resolvedOptions().timeZone

function open(address: string, prepare: (server: TestServer) => void = () => undefined) {
  const server = startServer()
  server.answer('POST', '/api/identity/sign-in/email', () => Response.json(getUser.example))
  server.answer('POST', '/api/identity/sign-up/email', () => Response.json(getUser.example, { status: 201 }))
  server.answer('POST', '/api/identity/request-password-reset', () => Response.json({ success: true }))
  server.answer('POST', '/api/identity/reset-password', () => Response.json({ success: true }))
  prepare(server)
  openAddress(address)
  renderWithQueries(<LoginPage />)
  return { server, departures: watchDepartures() }
}
const fallback = window.matchMedia.bind(window)
const posts = (server: TestServer) => server.sent.filter(({ method }) => method === 'POST')
const refusal = (status: number, message: string, fields?: Record<string, string>) => () =>
  Response.json(
    { code: status === 401 ? 'unauthorized' : 'too_many_requests', message, fields, requestId: 'r' },
    { status },
  )

async function fill(fields: Record<string, string>) {
  for (const [label, text] of Object.entries(fields)) {
    await userEvent.clear(screen.getByLabelText(label))
    await userEvent.type(screen.getByLabelText(label), text)
  }
}

it.each([
  ['pointer', true],
  ['finger, for whom it would open the keyboard: not', false],
])('has the focus in its first field for whoever comes with a %s', async (_, isFine) => {
  vi.spyOn(window, 'matchMedia').mockImplementation((query) => ({ ...fallback(query), matches: isFine }))
  open('/api/login')
  const field = await screen.findByLabelText('Email')
  expect(document.activeElement === field).toBe(isFine)
})

describe('signing in', () => {
  it('sends email and password with the time zone, then opens the start as a new page [R7-82]', async () => {
    const { server, departures } = open('/api/login')
    await fill({ Email: 'ada@example.com', Password: 'correct horse' })
    await userEvent.click(screen.getByRole('button', { name: 'Sign in' }))
    await waitFor(() => expect(departures).toEqual(['/']))
    expect(posts(server).map(({ path, body }) => [path, body])).toEqual([
      ['/api/identity/sign-in/email', { email: 'ada@example.com', password: 'correct horse', timeZone }],
    ])
  })

  it.each([
    ['/coaching?session=session_1', '/coaching?session=session_1'],
    ['//elsewhere.example', '/'],
    ['/\\elsewhere.example', '/'],
    ['https://elsewhere.example', '/'],
  ])('comes back to the address of this site that was asked for before: %s', async (stored, opened) => {
    window.sessionStorage.setItem('returnAddress', stored)
    const { departures } = open('/api/login')
    await fill({ Email: 'ada@example.com', Password: 'correct horse' })
    await userEvent.click(screen.getByRole('button', { name: 'Sign in' }))
    await waitFor(() => expect(departures).toEqual([opened]))
  })

  it('names what is missing, sends nothing, and puts the focus there', async () => {
    const { server } = open('/api/login')
    await userEvent.click(screen.getByRole('button', { name: 'Sign in' }))
    const email = screen.getByLabelText('Email')
    expect(email.getAttribute('aria-invalid')).toBe('true')
    expect(screen.getAllByRole('alert').map((alert) => alert.textContent)).toEqual([
      'Enter an email address such as name@example.com',
      'Enter your password',
    ])
    expect(document.activeElement).toBe(email)
    expect(posts(server)).toEqual([])
    await userEvent.type(email, 'a')
    expect(email.getAttribute('aria-invalid')).toBeNull()
  })

  it('shows the refusal at its field, keeps what was typed, and does not redirect', async () => {
    const { departures } = open('/api/login', (server) =>
      server.answer(
        'POST',
        '/api/identity/sign-in/email',
        refusal(401, 'Unauthorized', { 'body.password': 'That email and password do not match.' }),
      ),
    )
    await fill({ Email: 'ada@example.com', Password: 'wrong horse' })
    await userEvent.click(screen.getByRole('button', { name: 'Sign in' }))
    expect((await screen.findByRole('alert')).textContent).toBe('That email and password do not match.')
    expect(screen.getByLabelText('Email')).toHaveProperty('value', 'ada@example.com')
    expect(screen.getByRole('button', { name: 'Sign in' }).getAttribute('aria-busy')).toBeNull()
    expect(departures).toEqual([])
  })

  it.each([
    [
      'a throttled attempt',
      refusal(429, 'Too many requests. Please wait a moment and try again.'),
      'Too many requests',
    ],
    [
      'an answer that is no JSON',
      () => new Response('oops', { status: 502 }),
      'Something went wrong on our side',
    ],
    ['no answer', () => Promise.reject(new TypeError('Failed to fetch')), 'The server could not be reached'],
  ])('explains %s above the form', async (_, answer, words) => {
    open('/api/login', (server) => server.answer('POST', '/api/identity/sign-in/email', answer))
    await fill({ Email: 'ada@example.com', Password: 'correct horse' })
    await userEvent.click(screen.getByRole('button', { name: 'Sign in' }))
    expect((await screen.findByRole('alert')).textContent).toContain(words)
  })

  it('shows and hides the password', async () => {
    open('/api/login')
    const password = screen.getByLabelText('Password')
    expect(password.getAttribute('type')).toBe('password')
    await userEvent.click(screen.getByRole('button', { name: 'Show what is typed' }))
    expect(password.getAttribute('type')).toBe('text')
    await userEvent.click(screen.getByRole('button', { name: 'Hide what is typed' }))
    expect(password.getAttribute('type')).toBe('password')
  })
})

describe('a second factor', () => {
  const asked = (server: TestServer) =>
    server.answer('POST', '/api/identity/sign-in/email', () =>
      Response.json(
        { code: 'second_factor_required', message: 'Enter the code', requestId: 'r' },
        { status: 401 },
      ),
    )
  const giveEmail = async () => {
    await fill({ Email: 'ada@example.com', Password: 'correct horse' })
    await userEvent.click(screen.getByRole('button', { name: 'Sign in' }))
    await screen.findByLabelText('Code')
  }

  it('is asked for after the password, without spaces, and opens the start', async () => {
    const { server, departures } = open('/api/login', asked)
    await giveEmail()
    await fill({ Code: '123 456' })
    await userEvent.click(screen.getByRole('button', { name: 'Go on' }))
    await waitFor(() => expect(departures).toEqual(['/']))
    expect(posts(server).at(-1)).toMatchObject({
      path: '/api/identity/sign-in/second-factor',
      body: { code: '123456', timeZone },
    })
  })

  it('that is wrong is told at its field; the password can be typed again', async () => {
    open('/api/login', (server) => {
      asked(server)
      server.answer(
        'POST',
        '/api/identity/sign-in/second-factor',
        refusal(401, 'Unauthorized', { 'body.code': 'This code does not fit.' }),
      )
    })
    await giveEmail()
    await fill({ Code: '000000' })
    await userEvent.click(screen.getByRole('button', { name: 'Go on' }))
    expect((await screen.findByRole('alert')).textContent).toBe('This code does not fit.')
    await userEvent.click(screen.getByRole('button', { name: 'Begin again with the password' }))
    expect(screen.getByLabelText('Password')).toBeTruthy()
  })
})

describe('a mailed link that confirms an address', () => {
  it('waits for a press, because programs open links too', async () => {
    const { server } = open('/api/login?verify=t0ken')
    expect(screen.getByRole('heading', { name: 'Confirm your address' })).toBeTruthy()
    expect(posts(server)).toEqual([])
    await userEvent.click(screen.getByRole('button', { name: 'Confirm this address' }))
    expect((await screen.findByRole('status')).textContent).toContain('You sign in with ada@example.com.')
    expect(posts(server)[0]).toMatchObject({ path: '/api/identity/verify-address', body: { token: 't0ken' } })
  })

  it('says that it is used up', async () => {
    open('/api/login?verify=old', (server) =>
      server.answer(
        'POST',
        '/api/identity/verify-address',
        refusal(401, 'No', { 'body.token': 'This link has expired or was already used. Ask for a new one.' }),
      ),
    )
    await userEvent.click(screen.getByRole('button', { name: 'Confirm this address' }))
    expect((await screen.findByRole('alert')).textContent).toContain('already used')
  })
})

describe('creating an account', () => {
  it('is reached by its link and sends names, email, password and time zone [R7-82]', async () => {
    const { server, departures } = open('/api/login')
    await userEvent.click(screen.getByRole('link', { name: 'Create account' }))
    window.sessionStorage.setItem('accountIntent', 'create')
    await fill({
      'First name': 'Ada',
      'Last name': 'Okafor',
      Email: 'ada@example.com',
      Password: 'correct horse',
    })
    await userEvent.click(screen.getByRole('button', { name: 'Create account' }))
    await waitFor(() => expect(departures).toEqual(['/']))
    expect(window.sessionStorage.getItem('accountIntent')).toBeNull()
    expect(posts(server)[0]?.body).toEqual({
      firstName: 'Ada',
      lastName: 'Okafor',
      email: 'ada@example.com',
      password: 'correct horse',
      timeZone,
    })
  })

  it('asks for at least 8 characters before anything is sent', async () => {
    const { server } = open('/api/login?method=email&view=create')
    await fill({ 'First name': 'Ada', 'Last name': 'Okafor', Email: 'ada@example.com', Password: 'short' })
    await userEvent.click(screen.getByRole('button', { name: 'Create account' }))
    expect(screen.getByRole('alert').textContent).toBe('Use at least 8 characters')
    expect(posts(server)).toEqual([])
  })

  it('is what the page opens with for somebody who asked for an account, and says that answers are kept', async () => {
    window.sessionStorage.setItem('accountIntent', 'create')
    window.localStorage.setItem('pendingAssessment', '[{"questionId":"q01","selectedOptionId":"q01-a"}]')
    open('/api/login')
    expect(screen.getByRole('heading', { name: 'Create your account' })).toBeTruthy()
    expect(screen.getByRole('status').textContent).toContain('Your assessment answers are kept')
    await userEvent.click(screen.getByRole('link', { name: 'Sign in' }))
    expect(screen.getByRole('heading', { name: 'Welcome back' })).toBeTruthy()
  })
})

describe('a forgotten password', () => {
  it('is offered only where mail can be sent', async () => {
    const { server } = open('/api/login')
    await waitFor(() => expect(server.sentTo(getSignInOptions)).toHaveLength(1))
    expect(screen.queryByRole('link', { name: 'Forgotten your password?' })).toBeNull()
  })

  it('gets a link by mail, with the same words for every address', async () => {
    const { server } = open('/api/login', (one) =>
      one.reply(getSignInOptions, { identityProvider: null, canResetPassword: true }),
    )
    await userEvent.click(await screen.findByRole('link', { name: 'Forgotten your password?' }))
    await fill({ Email: 'ada@example.com' })
    await userEvent.click(screen.getByRole('button', { name: 'Send the link' }))
    expect((await screen.findByRole('status')).textContent).toContain(
      'If ada@example.com has an account here',
    )
    expect(posts(server)[0]?.body).toEqual({ email: 'ada@example.com' })
  })

  it('is replaced by the token of the mail, once', async () => {
    const { server } = open('/api/login?token=t0ken')
    await fill({ 'New password': 'correct horse' })
    await userEvent.click(screen.getByRole('button', { name: 'Set new password' }))
    expect(await screen.findByText('Your new password is set')).toBeTruthy()
    expect(posts(server)[0]?.body).toEqual({ token: 't0ken', newPassword: 'correct horse' })
  })

  it('says above the form that a link is used up', async () => {
    open('/api/login?token=old', (server) =>
      server.answer(
        'POST',
        '/api/identity/reset-password',
        refusal(400, 'Some of what was sent is not valid.', { 'body.token': 'This link has expired.' }),
      ),
    )
    await fill({ 'New password': 'correct horse' })
    await userEvent.click(screen.getByRole('button', { name: 'Set new password' }))
    expect((await screen.findByRole('alert')).textContent).toContain('This link has expired.')
  })
})

describe('an identity provider', () => {
  it('is offered beside email when one is set up', async () => {
    open('/api/login?method=email', (server) =>
      server.reply(getSignInOptions, { identityProvider: 'Example Works', canResetPassword: false }),
    )
    const link = await screen.findByRole('link', { name: 'Continue with Example Works' })
    expect(link.getAttribute('href')).toBe('/api/login')
    expect(screen.getByLabelText('Email')).toBeTruthy()
  })

  // What the server really sends back with; its own test follows the ways that lead there.
  it.each([
    ['account_not_linked', 'This address already has an account here', 'Sign in with its password below.'],
    ['access_denied', 'You are not signed in with Example Works', 'It was given up there'],
    ['provider_unavailable', 'Lodestar could not reach Example Works', 'Try again in a moment'],
    ['state_mismatch', 'That took too long, or began in another browser', 'Continue with Example Works'],
    ['state_not_found', 'That took too long, or began in another browser', 'Continue with Example Works'],
    ['second_factor_required', 'Your account asks for a second factor', 'a code of your app'],
    ['email_not_found', 'No email address came from Example Works', 'create an account'],
    ['invalid_code', 'Signing in with Example Works did not work', 'sent back without being let in'],
    ['a code nobody knows', 'Signing in with Example Works did not work', 'Nothing was changed'],
    ['', 'Signing in with Example Works did not work', 'Nothing was changed'],
  ])(
    'that sends people back with "%s" is explained, and email stays possible [D20]',
    async (code, title, text) => {
      open(`/api/login?${new URLSearchParams({ method: 'email', error: code })}`, (server) =>
        server.reply(getSignInOptions, { identityProvider: 'Example Works', canResetPassword: false }),
      )
      await screen.findByRole('link', { name: 'Continue with Example Works' })
      expect(screen.getByText(title)).toBeTruthy()
      expect(screen.getByRole('alert').textContent).toContain(text)
      expect(screen.getByLabelText('Password')).toBeTruthy()
    },
  )

  it('that knows an address which has a password here leads to signing in, not to a new account', async () => {
    window.sessionStorage.setItem('accountIntent', 'create')
    open('/api/login?method=email&error=account_not_linked')
    expect(await screen.findByRole('heading', { name: 'Welcome back' })).toBeTruthy()
    expect(screen.getByRole('alert').textContent).toContain('the other site cannot open it')
  })

  it('that let somebody in is not talked about', async () => {
    const { server } = open('/api/login?method=email')
    await waitFor(() => expect(server.sentTo(getSignInOptions)).toHaveLength(1))
    expect(screen.queryByRole('alert')).toBeNull()
  })
})
