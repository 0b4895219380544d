import { getUser, type User } from '@lodestar/contract/account'
import { act, screen, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { describe, expect, it } from 'vitest'
import { renderApp } from '../testing/render.tsx'
import { startServer } from '../testing/server.ts'

async function openAs(user: Partial<User>, address = '/help') {
  startServer().reply(getUser, { ...getUser.example, ...user })
  renderApp(address)
  return screen.findByRole('navigation', { name: 'Main' })
}
const hrefOf = (element: HTMLElement) => element.getAttribute('href')

/** Opens a dropdown and answers its list. */
async function openList(trigger: HTMLElement) {
  await userEvent.click(trigger)
  const list = document.getElementById(trigger.getAttribute('aria-controls') ?? '')
  if (!list) throw new Error('The list did not open')
  return list
}
const listLinks = (list: HTMLElement) =>
  within(list)
    .getAllByRole('link')
    .map((link) => [link.textContent, hrefOf(link)])

describe('the navigation bar', () => {
  it('links Home, Assessment, Analytics and Meetings directly [R2.2-04, R2.2-05, R2.2-06, R2.2-07]', async () => {
    const bar = within(await openAs({}))
    const links = ['Home', 'Assessment', 'Analytics', 'Meetings'].map((name) =>
      bar.getByRole('link', { name }),
    )
    expect(links.map(hrefOf)).toEqual(['/', '/assessment', '/analytics', '/meetings'])
  })

  it('holds the coaching screens in one dropdown [R2.2-08, R2.2-09, R2.2-10]', async () => {
    const bar = within(await openAs({}))
    expect(listLinks(await openList(bar.getByRole('button', { name: 'Coaching' })))).toEqual([
      ['Coaching Sessions', '/coaching'],
      ['AI coach', '/ai-coaching'],
      ['Coaching Feedback', '/feedback'],
    ])
  })

  it('holds goals and progress in another [R2.2-11, R2.2-12]', async () => {
    const bar = within(await openAs({}))
    expect(listLinks(await openList(bar.getByRole('button', { name: 'Development' })))).toEqual([
      ['Goals', '/goals'],
      ['Progress', '/gamification'],
    ])
  })

  it('goes to a screen by its dropdown entry [R2.2-09]', async () => {
    const bar = within(await openAs({}))
    await userEvent.click(bar.getByRole('button', { name: 'Coaching' }))
    await userEvent.click(bar.getByRole('link', { name: 'AI coach' }))
    expect(bar.queryByRole('link', { name: 'AI coach' })).toBeNull()
    expect(await screen.findByRole('heading', { name: 'AI coach' })).toBeTruthy()
    expect(window.location.pathname).toBe('/ai-coaching')
  })

  it.each([
    ['/', 'Home'],
    ['/dashboard', 'Home'],
    ['/meetings', 'Meetings'],
    ['/assessment', 'Assessment'],
    ['/coaching', 'Coaching'],
    ['/demo-coaching', 'Coaching'],
    ['/gamification/', 'Development'],
    ['/assessment/integrations', undefined],
    ['/help', undefined],
  ])('at %s marks %s as current and nothing else [R2.2-25]', async (address, name) => {
    const bar = await openAs({}, address)
    const marked = [...bar.querySelectorAll('[aria-current]')].map((element) => element.textContent)
    expect(marked).toEqual(name ? [name] : [])
  })

  it('has a bell that opens the notifications, and leads on to their settings [R2.2-13]', async () => {
    await openAs({})
    const panel = within(await openList(screen.getByRole('button', { name: /^Notifications/ })))
    expect(hrefOf(await panel.findByRole('link', { name: 'Notification Settings' }))).toBe('/notifications')
  })

  it('folds into a menu that a button opens and a link closes [R2.2-03]', async () => {
    await openAs({})
    const toggle = screen.getByRole('button', { name: 'Menu' })
    expect(toggle.getAttribute('aria-expanded')).toBe('false')
    expect(document.getElementById('mobile-menu')).toBeNull()
    await userEvent.click(toggle)
    const menu = document.getElementById(toggle.getAttribute('aria-controls') ?? '')
    if (!menu) throw new Error('The menu did not open')
    const names = within(menu)
      .getAllByRole('link')
      .map((link) => link.textContent)
    expect(names).toEqual([
      'Home',
      'Assessment',
      'Coaching Sessions',
      'AI coach',
      'Coaching Feedback',
      'Goals',
      'Progress',
      'Analytics',
      'Meetings',
      'Profile Settings',
      'Notification Settings',
      'Help & Support',
      'Sign Out',
    ])
    await userEvent.click(within(menu).getByRole('link', { name: 'Goals' }))
    await screen.findByRole('heading', { name: 'Goals' })
    expect(document.getElementById('mobile-menu')).toBeNull()
  })
})

describe('a dropdown of the bar', () => {
  it('is closed by Escape, which gives the focus back, and by a press or the focus elsewhere', async () => {
    const bar = within(await openAs({}))
    const trigger = bar.getByRole('button', { name: 'Coaching' })
    const isOpen = () => trigger.getAttribute('aria-expanded') === 'true'
    const list = await openList(trigger)
    within(list).getByRole('link', { name: 'AI coach' }).focus()
    await userEvent.keyboard('{Escape}')
    expect(isOpen()).toBe(false)
    expect(document.activeElement).toBe(trigger)
    await userEvent.click(trigger)
    await userEvent.click(document.body)
    expect(isOpen()).toBe(false)
    await userEvent.click(trigger)
    act(() => bar.getByRole('link', { name: 'Meetings' }).focus())
    expect(isOpen()).toBe(false)
  })
})

describe('the user menu', () => {
  const openMenu = async (user: Partial<User>) => {
    await openAs(user)
    const trigger = screen.getByRole('button', { name: /^Account of/ })
    return { trigger, menu: await openList(trigger) }
  }

  it('leads to profile, notification settings and help [R2.2-22, R2.2-23, R2.2-24]', async () => {
    const { menu } = await openMenu({})
    expect(listLinks(menu)).toEqual([
      ['Profile Settings', '/profile'],
      ['Notification Settings', '/notifications'],
      ['Help & Support', '/help'],
      ['Sign Out', '/logout'],
    ])
  })

  it('shows the profile image when there is one [R2.2-14]', async () => {
    const { trigger } = await openMenu({ profileImageUrl: 'https://example.com/ada.png' })
    expect(trigger.querySelector('img')?.getAttribute('src')).toBe('https://example.com/ada.png')
  })

  it.each([
    ['the first name', { firstName: 'Ada' }, 'A'],
    ['the email, without a first name', { firstName: null, email: 'grace@example.com' }, 'G'],
    ['"U", without both', { firstName: null, email: '' }, 'U'],
  ])('shows the initial of %s [R2.2-15, R2.2-16, R2.2-17]', async (_, user, initial) => {
    const { trigger } = await openMenu({ profileImageUrl: null, ...user })
    expect(trigger.textContent).toBe(initial)
  })

  it.each([
    [{ firstName: 'Ada', lastName: 'Okafor' }, 'Ada Okafor'],
    [{ firstName: 'Ada', lastName: null }, 'Ada'],
    [{ firstName: null, lastName: null }, 'User'],
  ])('shows for %j the name "%s", and the email [R2.2-18, R2.2-19, R2.2-20, R2.2-21]', async (user, name) => {
    const { menu } = await openMenu({ ...user, email: 'somebody@example.com' })
    expect(within(menu).getByText(name)).toBeTruthy()
    expect(within(menu).getByText('somebody@example.com')).toBeTruthy()
  })
})
