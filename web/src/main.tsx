import { createRoot } from 'react-dom/client'
import { App } from './app/app.tsx'
import { watchFirstPaint } from './lib/first-paint.ts'
import './styles/main.css'

const root = document.getElementById('root')
if (root) {
  watchFirstPaint(root)
  createRoot(root).render(<App />)
}
