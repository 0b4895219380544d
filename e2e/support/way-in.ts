import type { Page } from 'playwright-core'

/** What somebody writes on the landing page: 22 words. */
export const FIRST_WORDS =
  'Tom missed the deadline again, and the client has complained to me. I have to talk to him this afternoon at three.'

/** What a way through the product asks of somebody. */
export interface Way {
  taps: number
  /** Pages and dialogs seen. */
  views: number
  wordsTyped: number
}

/** Goes from the landing page, opened for the first time, to a first sentence to say. */
export async function reachFirstSentence(page: Page): Promise<Way> {
  await page.goto('/')
  const box = page.getByLabel('Which conversation is ahead of you?')
  await box.tap()
  await page.getByRole('button', { name: 'I Understand - Proceed' }).tap()
  await page.keyboard.insertText(FIRST_WORDS)
  await page.getByRole('button', { name: 'Get one answer now' }).tap()
  await page.getByRole('button', { name: 'Keep this and go on' }).waitFor()
  const taps = 3
  const hasWords = (await page.getByRole('button', { name: 'Copy' }).count()) > 0
  if (!hasWords) {
    await page.getByRole('list', { name: 'Say it with one tap' }).getByText('Words to say').tap()
    await page.getByRole('button', { name: 'Copy' }).waitFor()
  }
  return { taps: hasWords ? taps : taps + 1, views: 3, wordsTyped: FIRST_WORDS.split(' ').length }
}

/** Puts a meeting into a signed-in person's calendar that begins in ten minutes, prepared in a session. */
export async function prepareMeeting({ request }: Page): Promise<void> {
  const at = (minutes: number) => new Date(Date.now() + minutes * 60_000).toISOString()
  const meeting = { title: 'Tom, the deadline', startTime: at(10), endTime: at(40) }
  const { id: meetingId } = await (await request.post('/api/meetings', { data: meeting })).json()
  const session = { title: 'Tom and the deadline', meetingId, time: '10-minutes' }
  const { id } = await (await request.post('/api/coaching/sessions', { data: session })).json()
  await request.post(`/api/coaching/sessions/${id}/messages`, { data: { content: FIRST_WORDS } })
}

/** Goes from opening the application, signed in, to what was prepared for the next meeting. */
export async function reachPreparedCard(page: Page): Promise<Way> {
  await page.goto('/')
  await page.getByRole('link', { name: /^Go on preparing: Tom, the deadline/ }).tap()
  await page.getByRole('button', { name: 'Copy' }).waitFor()
  return { taps: 1, views: 2, wordsTyped: 0 }
}

/** How much of the coach's last answer there is to read. */
export interface AnswerSize {
  /** Words of the answer, as it stands before anything is opened. */
  words: number
  /** Words of the conversation, the person's own included, that can be seen in the first window. */
  wordsBeforeFold: number
  /** Windows from the top of the page to the end of the answer. */
  screens: number
}

/** Measures the coach's last answer on the page as it stands in the window. */
export const measureAnswer = (page: Page): Promise<AnswerSize> =>
  page.evaluate(() => {
    window.scrollTo(0, 0)
    const conversation = document.querySelector('[aria-label="Conversation"]')
    const answer = [...(conversation?.querySelectorAll('article') ?? [])].at(-1)
    const isSeen = ({ parentElement }: Node) =>
      parentElement?.checkVisibility() === true && !parentElement.closest('.sr-only')
    const findWords = (node: Node) =>
      [...(node.textContent ?? '').matchAll(/\S+/g)].map(({ index }) => {
        const range = document.createRange()
        range.setStart(node, index)
        range.setEnd(node, index + 1)
        return { within: node.parentElement, box: range.getBoundingClientRect() }
      })
    const listWords = (root: Element | null | undefined) => {
      if (!root) return []
      const walker = document.createTreeWalker(root, NodeFilter.SHOW_TEXT)
      const nodes: Node[] = []
      while (walker.nextNode()) nodes.push(walker.currentNode)
      return nodes
        .filter(isSeen)
        .flatMap(findWords)
        .filter(({ box }) => box.height > 0)
    }
    /** In the window, and not behind what stands at its edge. */
    const isBeforeFold = ({ within, box }: ReturnType<typeof findWords>[number]) =>
      box.bottom <= window.innerHeight &&
      within?.contains(document.elementFromPoint(box.x + box.width / 2, box.y + box.height / 2)) === true
    return {
      words: listWords(answer).length,
      wordsBeforeFold: listWords(conversation).filter(isBeforeFold).length,
      screens: (answer?.getBoundingClientRect().bottom ?? 0) / window.innerHeight,
    }
  })
