import { renderToStaticMarkup } from 'react-dom/server'
import { Router } from 'wouter'
import { LandingPage } from '../features/landing/landing-page.tsx'
import { ConfidentialityNotice } from './confidentiality-notice.tsx'

/**
 * Writes the landing page as HTML for landing.html, while building.
 *
 * The notice is part of it, hidden; `src/landing.ts` shows it when it is due.
 */
export const renderLanding = (): string =>
  renderToStaticMarkup(
    <Router ssrPath="/">
      <LandingPage />
      <div id="notice" hidden>
        <ConfidentialityNotice onAcknowledge={() => undefined} />
      </div>
    </Router>,
  )
