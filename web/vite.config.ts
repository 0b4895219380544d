import { readdir, readFile, writeFile } from 'node:fs/promises'
import { join, resolve } from 'node:path'
import { promisify } from 'node:util'
import { brotliCompress, gzip } from 'node:zlib'
import tailwindcss from '@tailwindcss/vite'
import react from '@vitejs/plugin-react'
import { defineConfig, type Plugin, runnerImport } from 'vite'

const inWeb = (path: string) => join(import.meta.dirname, path)

/**
 * Writes the landing page into landing.html while building, so that a visitor reads it before any script has run.
 * The server sends that file to visitors without a session; everybody else gets index.html and the application.
 */
function prerenderLanding(): Plugin {
  return {
    name: 'prerender-landing',
    apply: 'build',
    transformIndexHtml: {
      order: 'pre',
      async handler(html, { filename }) {
        if (!filename.endsWith('landing.html')) return html
        const { module } = await runnerImport<{ renderLanding: () => string }>(
          inWeb('src/app/render-landing.tsx'),
          { configFile: false, logLevel: 'error' },
        )
        return html.replace('<!-- landing -->', () => module.renderLanding())
      },
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
          .filter((file) => /\.(js|css|html|svg)$/.test(file))
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

const OF_LANDING = /web\/src\/lib\/(account-intent|confidentiality|demo-mode|paths|storage)\.ts/
const SHARED = /web\/src\/(ui|lib)\/|\.queries\.ts|contract\/src\/|lucide-react|@tanstack/

export default defineConfig({
  plugins: [react(), tailwindcss(), prerenderLanding(), precompress()],
  build: {
    target: 'es2023',
    modulePreload: { polyfill: false },
    rolldownOptions: {
      input: [inWeb('index.html'), inWeb('landing.html')],
      output: {
        codeSplitting: {
          // What many screens share comes in one file: forty small ones cost more in headers than they save.
          groups: [
            // The few lines that the landing page's script needs stay apart, so that nothing else reaches a visitor.
            { name: 'landing-shared', test: OF_LANDING, priority: 1 },
            { name: 'pieces', test: SHARED, minShareCount: 3 },
          ],
        },
      },
    },
  },
})
