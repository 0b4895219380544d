import { createHash } from 'node:crypto'
import { readdir, readFile, writeFile } from 'node:fs/promises'
import { join, resolve } from 'node:path'
import { promisify } from 'node:util'
import { brotliCompress, gzip } from 'node:zlib'
import tailwindcss from '@tailwindcss/vite'
import react from '@vitejs/plugin-react'
import { defineConfig, type Plugin } from 'vite'
import { drawIcon } from '../tools/draw-icon.ts'
import { inlineStyles, nameFilesForLater, prerender } from './finished-pages.ts'

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
