import { createHash } from 'node:crypto'
import { readdir, readFile, writeFile } from 'node:fs/promises'
import { join, resolve } from 'node:path'
import { promisify } from 'node:util'
import { brotliCompress, gzip } from 'node:zlib'
import tailwindcss from '@tailwindcss/vite'
import react from '@vitejs/plugin-react'
import { defineConfig, type IndexHtmlTransformContext, type Plugin, runnerImport } from 'vite'
import { drawIcon } from '../tools/draw-icon.ts'

const inWeb = (path: string) => join(import.meta.dirname, path)

/** Gives every page the same head: how it is shown, its icons, and what makes it installable. */
function shareHead(): Plugin {
  return {
    name: 'share-head',
    transformIndexHtml: {
      order: 'pre',
      handler: async (html) =>
        html.replace('    <!-- head -->\n', await readFile(inWeb('head.html'), 'utf8')),
    },
  }
}

/** What is written into which page while building: the export of which module, in place of which comment. */
const FINISHED = [
  {
    page: 'landing.html',
    module: 'src/app/render-landing.tsx',
    write: 'renderLanding',
    at: '<!-- landing -->',
  },
  { page: 'today.html', module: 'src/app/render-today.tsx', write: 'renderToday', at: '<!-- today -->' },
  { page: 'talk.html', module: 'src/app/render-talk.tsx', write: 'renderTalk', at: '<!-- talk -->' },
]

/**
 * Writes the landing page, the top of the dashboard and where a conversation is read on into their pages while building, so
 * that they are read before any script has run. The server sends the first to visitors without a session and the others to
 * people with one; every other address gets index.html.
 */
function prerender(): Plugin {
  return {
    name: 'prerender',
    apply: 'build',
    transformIndexHtml: {
      order: 'pre',
      async handler(html, { filename }) {
        const finished = FINISHED.find(({ page }) => filename.endsWith(page))
        if (!finished) return html
        const { module } = await runnerImport<Record<string, () => string>>(inWeb(finished.module), {
          configFile: false,
          logLevel: 'error',
        })
        return html.replace(finished.at, () => module[finished.write]?.() ?? '')
      },
    },
  }
}

/** Asks for the faces at the head of every page: only one that is there at the first paint is used on it. */
function preloadFonts(): Plugin {
  return {
    name: 'preload-fonts',
    apply: 'build',
    transformIndexHtml: {
      order: 'post',
      handler: (_, { bundle = {} }) =>
        Object.keys(bundle)
          .filter((file) => file.endsWith('.woff2'))
          .map((file) => ({
            tag: 'link',
            attrs: { rel: 'preload', as: 'font', type: 'font/woff2', crossorigin: true, href: `/${file}` },
            injectTo: 'head' as const,
          })),
    },
  }
}

/** The screen whose scripts a page needs at once. */
const SCREENS = { 'today.html': 'dashboard-screen', 'talk.html': 'coaching-page' }

type Bundle = NonNullable<IndexHtmlTransformContext['bundle']>

/** The files of some chunks and of what they import. */
function listFiles(bundle: Bundle, names: readonly string[]): Set<string> {
  const chunks = Object.values(bundle).filter((file) => file.type === 'chunk')
  const wanted = chunks.filter(({ name }) => names.includes(name))
  return new Set(wanted.flatMap(({ fileName, imports }) => [fileName, ...imports]))
}

/** Names the scripts of a page's screen in it, so that they come together with the application's. */
function preloadScreen(): Plugin {
  return {
    name: 'preload-screen',
    apply: 'build',
    transformIndexHtml: {
      order: 'post',
      handler(html, { filename, bundle = {} }) {
        const [, screen] = Object.entries(SCREENS).find(([page]) => filename.endsWith(page)) ?? []
        if (!screen) return html
        return [...listFiles(bundle, [screen, 'shell'])]
          .filter((file) => !html.includes(file))
          .map((file) => ({
            tag: 'link',
            attrs: { rel: 'modulepreload', crossorigin: true, href: `/${file}` },
            injectTo: 'head' as const,
          }))
      },
    },
  }
}

/**
 * Names the scripts of the coach's page in the landing page, where nothing fetches them until somebody begins to write: the
 * answer then waits for none of them.
 */
function nameScriptsForLater(): Plugin {
  return {
    name: 'name-scripts-for-later',
    apply: 'build',
    transformIndexHtml: {
      order: 'post',
      handler(html, { filename, bundle = {} }) {
        if (!filename.endsWith('landing.html')) return html
        const files = listFiles(bundle, ['main', 'shell', 'prompts-screen'])
        const links = [...files].map((file) => `<link rel="modulepreload" crossorigin href="/${file}">`)
        return html.replace('</body>', () => `<template id="later">${links.join('')}</template></body>`)
      },
    },
  }
}

const WORKER = 'service-worker.js'

/**
 * Serves the worker beside the page, so that its reach is the whole site. In a build it knows what was built: a change
 * of any file makes it another worker, which browsers take for an update.
 */
function serviceWorker(): Plugin {
  const readSource = () => readFile(inWeb(`worker/${WORKER}`), 'utf8')
  return {
    name: 'service-worker',
    enforce: 'post',
    configureServer({ middlewares }) {
      middlewares.use(`/${WORKER}`, (_, response) => {
        response.setHeader('content-type', 'text/javascript')
        void readSource().then((source) => response.end(source))
      })
    },
    async generateBundle(_, bundle) {
      const built = Object.keys(bundle).filter((name) => /^assets\/.*\.(js|css|woff2)$/.test(name))
      const files = ['/index.html', '/theme.js', ...built.sort().map((name) => `/${name}`)]
      const page = bundle['index.html']
      const build = createHash('sha256')
        .update(JSON.stringify(files))
        .update(page && 'source' in page ? page.source : '')
        .digest('hex')
        .slice(0, 12)
      const source = (await readSource())
        .replace('const FILES = []', `const FILES = ${JSON.stringify(files)}`)
        .replace("const BUILD = 'none'", `const BUILD = '${build}'`)
      this.emitFile({ type: 'asset', fileName: WORKER, source })
    },
  }
}

/** Draws the icons of the web manifest, and Apple's, from the one sign in public/icon.svg. */
function drawIcons(): Plugin {
  const icons = [
    { fileName: 'icon-192.png', size: 192, share: 0.72 },
    { fileName: 'icon-512.png', size: 512, share: 0.72 },
    { fileName: 'icon-maskable-512.png', size: 512, share: 0.56 },
    { fileName: 'apple-touch-icon.png', size: 180, share: 0.72 },
  ]
  return {
    name: 'draw-icons',
    apply: 'build',
    async generateBundle() {
      const svg = await readFile(inWeb('public/icon.svg'), 'utf8')
      const path = / d="([^"]+)"/.exec(svg)?.[1] ?? ''
      for (const { fileName, size, share } of icons)
        this.emitFile({ type: 'asset', fileName, source: drawIcon(path, size, share) })
    },
  }
}

/** Writes a .br and a .gz beside every text file of the build; the server sends them as they are. */
function precompress(): Plugin {
  let outDir = ''
  return {
    name: 'precompress',
    apply: 'build',
    configResolved(config) {
      outDir = resolve(config.root, config.build.outDir)
    },
    async writeBundle() {
      const files = await readdir(outDir, { recursive: true })
      await Promise.all(
        files
          .filter((file) => /\.(js|css|html|svg|webmanifest)$/.test(file))
          .map(async (file) => {
            const path = join(outDir, file)
            const content = await readFile(path)
            await writeFile(`${path}.br`, await promisify(brotliCompress)(content))
            await writeFile(`${path}.gz`, await promisify(gzip)(content))
          }),
      )
    },
  }
}

const OF_LANDING =
  /web\/src\/lib\/(first-writing|paths|storage\/(account-intent|confidentiality|demo-mode|storage))\.ts/
// What every signed-in screen starts with, and what the dashboard shares with another screen.
const OF_SHELL =
  /web\/src\/(app\/shell|ui\/(link-row|help-button|priority-badge)|features\/(meetings\/(use-now|meetings\.queries)|gamification\/(count-days|gamification\.queries)))\.tsx?$|contract\/src\/(analytics|dashboard)\.ts$/
// Lists that only their own screen and the search read stay apart from what every screen starts with.
const SHARED =
  /web\/src\/(ui|lib)\/|(?<!\/goals|\/meetings)\.queries\.ts|contract\/src\/|lucide-react|@tanstack|preload-helper|rolldown.runtime/

export default defineConfig({
  plugins: [
    react(),
    tailwindcss(),
    shareHead(),
    prerender(),
    preloadFonts(),
    preloadScreen(),
    nameScriptsForLater(),
    drawIcons(),
    serviceWorker(),
    precompress(),
  ],
  build: {
    target: 'es2023',
    modulePreload: { polyfill: false },
    rolldownOptions: {
      input: [inWeb('index.html'), inWeb('landing.html'), inWeb('today.html'), inWeb('talk.html')],
      output: {
        codeSplitting: {
          // What many screens share comes in one file: forty small ones cost more in headers than they save.
          groups: [
            // The few lines that the landing page's script needs stay apart, so that nothing else reaches a visitor.
            { name: 'landing-shared', test: OF_LANDING, priority: 2 },
            { name: 'pieces', test: SHARED, minShareCount: 3, priority: 1 },
            { name: 'shell', test: OF_SHELL },
          ],
        },
      },
    },
  },
})
