import { createHash } from 'node:crypto'
import { readdir, readFile, writeFile } from 'node:fs/promises'
import { join, resolve } from 'node:path'
import { promisify } from 'node:util'
import { brotliCompress, gzip } from 'node:zlib'
import tailwindcss from '@tailwindcss/vite'
import react from '@vitejs/plugin-react'
import { build, defineConfig, type IndexHtmlTransformContext, type Plugin, runnerImport } from 'vite'
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

/** What is written into which page while building, in place of a comment: what a module's export returns, and a script of its own. */
const FINISHED = [
  {
    page: 'landing.html',
    module: 'src/app/render-landing.tsx',
    write: 'renderLanding',
    at: '<!-- landing -->',
    script: 'src/landing.ts',
  },
  {
    page: 'today.html',
    module: 'src/app/render-today.tsx',
    write: 'renderToday',
    at: '<!-- today -->',
    script: 'src/first-paint.ts',
  },
  {
    page: 'talk.html',
    module: 'src/app/render-talk.tsx',
    write: 'renderTalk',
    at: '<!-- talk -->',
    script: 'src/first-paint.ts',
  },
]

/**
 * Writes the landing page, the top of the dashboard and where a conversation is read on into their pages while building, so
 * that they are read before any file has come. The server sends the first to visitors without a session and the others to
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
function inlineStyles(): Plugin {
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
        if (!FINISHED.some(({ page }) => filename.endsWith(page))) return html
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

type Bundle = NonNullable<IndexHtmlTransformContext['bundle']>

/** The files of some chunks and of what they import. */
function listFiles(bundle: Bundle, names: readonly string[]): Set<string> {
  const chunks = Object.values(bundle).filter((file) => file.type === 'chunk')
  const wanted = chunks.filter(({ name }) => names.includes(name))
  return new Set(wanted.flatMap(({ fileName, imports }) => [fileName, ...imports]))
}

/** Chunks that a finished page fetches once it has been seen, or written into: those of the screen that comes next. */
const LATER: Record<string, readonly string[]> = {
  'landing.html': ['main', 'shell', 'prompts-screen'],
  'today.html': ['main', 'shell', 'dashboard-screen'],
  'talk.html': ['main', 'shell', 'coaching-page'],
}
const FILES = /<(?:script type="module"|link rel="(?:modulepreload|stylesheet)")[^>]*>(?:<\/script>)?\s*/g

/**
 * Names the files of the application in a finished page, where nothing fetches them until the page's own script does; they
 * then come together.
 */
function nameFilesForLater(): Plugin {
  return {
    name: 'name-files-for-later',
    apply: 'build',
    // After the styles of the page itself.
    enforce: 'post',
    transformIndexHtml: {
      order: 'post',
      handler(html, { filename, bundle = {} }) {
        const [, names] = Object.entries(LATER).find(([page]) => filename.endsWith(page)) ?? []
        if (!names) return html
        const preloads = [...listFiles(bundle, names)].map(
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
      const files = ['/index.html', ...built.sort().map((name) => `/${name}`)]
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
    inlineStyles(),
    preloadFonts(),
    nameFilesForLater(),
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
            { name: 'pieces', test: SHARED, minShareCount: 3, priority: 1 },
            { name: 'shell', test: OF_SHELL },
          ],
        },
      },
    },
  },
})
