import { join } from 'node:path'
import { build, type IndexHtmlTransformContext, type Plugin, runnerImport } from 'vite'

const inWeb = (path: string) => join(import.meta.dirname, path)

type Bundle = NonNullable<IndexHtmlTransformContext['bundle']>

/**
 * What is written into which page while building, in place of a comment: what a module's export returns, and a script of its own;
 * and the chunk of the screen that comes next.
 */
const FINISHED = [
  {
    page: 'landing.html',
    module: 'src/app/render-landing.tsx',
    write: 'renderLanding',
    at: '<!-- landing -->',
    script: 'src/landing.ts',
    screen: 'prompts-screen',
  },
  {
    page: 'today.html',
    module: 'src/app/render-today.tsx',
    write: 'renderToday',
    at: '<!-- today -->',
    script: 'src/finished-page.ts',
    screen: 'dashboard-screen',
  },
  {
    page: 'talk.html',
    module: 'src/app/render-talk.tsx',
    write: 'renderTalk',
    at: '<!-- talk -->',
    script: 'src/finished-page.ts',
    screen: 'coaching-page',
  },
]
const findFinished = (filename: string) => FINISHED.find(({ page }) => filename.endsWith(page))

/**
 * Writes the landing page, the top of the dashboard and where a conversation is read on into their pages while building, so
 * that they are read before any file has come. The server sends the first to visitors without a session and the others to
 * people with one; every other address gets index.html.
 */
export function prerender(): Plugin {
  return {
    name: 'prerender',
    apply: 'build',
    transformIndexHtml: {
      order: 'pre',
      async handler(html, { filename }) {
        const finished = findFinished(filename)
        if (!finished) return html
        const { module } = await runnerImport<Record<string, () => string>>(inWeb(finished.module), {
          configFile: false,
          logLevel: 'error',
        })
        const script = await bundleScript(finished.script)
        return html
          .replace(finished.at, () => module[finished.write]?.() ?? '')
          .replace('<!-- script -->', () => `<script>${script}</script>`)
      },
    },
  }
}

/** A script with all it imports, as one that stands in a page. */
async function bundleScript(path: string): Promise<string> {
  const built = await build({
    configFile: false,
    logLevel: 'error',
    build: {
      write: false,
      target: 'es2023',
      minify: true,
      lib: { entry: inWeb(path), formats: ['iife'], name: 'page' },
    },
  })
  const outputs = [built].flat().flatMap((each) => ('output' in each ? each.output : []))
  return outputs.map((file) => ('code' in file ? file.code.trim() : '')).join('')
}

/**
 * Writes the styles of a finished page into it: what is seen first waits for no file.
 *
 * @throws Error when a class of the page has a style that `finished.css` lacks: a file that uses it is missing from its sources.
 */
export function inlineStyles(): Plugin {
  return {
    name: 'inline-styles',
    apply: 'build',
    enforce: 'post',
    generateBundle(_, bundle) {
      const finished = findStyles(bundle, 'finished.css')
      if (finished) delete bundle[finished.fileName]
    },
    transformIndexHtml: {
      order: 'post',
      handler(html, { filename, bundle = {} }) {
        if (!findFinished(filename)) return html
        const [finished, rest] = ['finished.css', 'main.css'].map((name) => findStyles(bundle, name))
        const lost = [...html.matchAll(/ class="([^"]+)"/g)]
          .flatMap(([, names = '']) => names.replaceAll('&amp;', '&').split(' '))
          .find((name) => rest?.text.includes(selectorOf(name)) && !finished?.text.includes(selectorOf(name)))
        if (lost)
          throw new Error(`src/styles/finished.css lacks the style of "${lost}", which ${filename} needs`)
        const styles = new RegExp(`<link rel="stylesheet"[^>]*/${finished?.fileName}">`)
        if (!styles.test(html)) throw new Error(`${filename} names no src/styles/finished.css`)
        return html.replace(styles, () => `<style>${finished?.text.trim()}</style>`)
      },
    },
  }
}

function findStyles(bundle: Bundle, name: string): { fileName: string; text: string } | undefined {
  const asset = Object.values(bundle).find((file) => file.type === 'asset' && file.names.includes(name))
  return asset?.type === 'asset' ? { fileName: asset.fileName, text: String(asset.source) } : undefined
}

/** How a class begins in a stylesheet. */
const selectorOf = (name: string) => `.${name.replaceAll(/[^\w-]/g, (sign) => `\\${sign}`)}`

/** The files of some chunks and of what they import. */
function listFiles(bundle: Bundle, names: readonly string[]): Set<string> {
  const chunks = Object.values(bundle).filter((file) => file.type === 'chunk')
  const wanted = chunks.filter(({ name }) => names.includes(name))
  return new Set(wanted.flatMap(({ fileName, imports }) => [fileName, ...imports]))
}

const FILES = /<(?:script type="module"|link rel="(?:modulepreload|stylesheet)")[^>]*>(?:<\/script>)?\s*/g

/**
 * Names the files of the application in a finished page, where nothing fetches them until the page's own script does; they
 * then come together.
 */
export function nameFilesForLater(): Plugin {
  return {
    name: 'name-files-for-later',
    apply: 'build',
    // After the styles of the page itself.
    enforce: 'post',
    transformIndexHtml: {
      order: 'post',
      handler(html, { filename, bundle = {} }) {
        const finished = findFinished(filename)
        if (!finished) return html
        const preloads = [...listFiles(bundle, ['main', 'shell', finished.screen])].map(
          (file) => `<link rel="modulepreload" crossorigin href="/${file}">`,
        )
        const styles = findStyles(bundle, 'main.css')?.fileName ?? ''
        if (!html.includes(styles))
          preloads.push(`<link rel="preload" as="style" crossorigin href="/${styles}">`)
        const own = (html.match(FILES) ?? []).filter((tag) => !tag.includes('modulepreload'))
        const later = `<template id="later">${[...preloads, ...own].join('').trim()}</template>`
        return html.replace(FILES, '').replace('</head>', (end) => later + end)
      },
    },
  }
}
