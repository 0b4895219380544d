import { type ReactNode, useEffect } from 'react'
import { PATHS } from '../../lib/paths.ts'
import { ButtonLink } from '../../ui/button.tsx'
import { Wordmark } from '../../ui/wordmark.tsx'
import { CoachSample } from './coach-sample.tsx'
import { FirstWordsForm } from './first-words-form.tsx'
import { FEATURES, PRIVACY, STEPS } from './landing.data.ts'

const COLUMN = 'mx-auto max-w-[72rem] px-5 sm:px-8'

/** Not laid out before somebody scrolls near it; about as high as it is on a phone until then. */
const BELOW = '[contain-intrinsic-size:auto_200rem] [content-visibility:auto]'

/** What a visitor reads first. It needs no script: the build writes it into a page of its own. */
export function LandingPage() {
  useEffect(() => {
    document.title = 'Lodestar · AI leadership coaching'
  }, [])
  return (
    <>
      <Header />
      <main id="main" tabIndex={-1} className="outline-none">
        <Hero />
        <CoachSample className={COLUMN} />
        <div className={BELOW}>
          <Features />
          <HowItWorks />
          <Privacy />
          <Closing />
        </div>
      </main>
      <Footer />
    </>
  )
}

const Header = () => (
  <header className={`${COLUMN} flex h-20 items-center justify-between`}>
    <Wordmark />
    <div className="flex gap-1 sm:gap-2">
      <ButtonLink href={PATHS.assessment} variant="quiet" size="sm">
        Try Demo
      </ButtonLink>
      <ButtonLink href={PATHS.login} size="sm">
        Sign In
      </ButtonLink>
    </div>
  </header>
)

const Hero = () => (
  <section className={`${COLUMN} pt-6 pb-16 sm:pt-16 sm:pb-24 lg:pt-20`}>
    <div className="grid items-start gap-x-16 gap-y-8 lg:grid-cols-[1.1fr_1fr]">
      <div>
        <p className="mb-4 text-ink-soft sm:mb-5">AI leadership coaching for people who lead people</p>
        <h1 className="font-serif text-4xl">Ten minutes before a hard conversation.</h1>
        <p className="mt-6 text-ink-soft prose-read max-lg:hidden">{PROMISE}</p>
      </div>
      <div>
        <FirstWordsForm />
        <p className="mt-10 text-ink-soft prose-read lg:hidden">{PROMISE}</p>
        <div className="mt-8 border-t border-line pt-6">
          <div className="flex flex-wrap gap-3">
            <span data-new-account className="contents">
              <ButtonLink href={PATHS.login}>Create Your Account</ButtonLink>
            </span>
            <ButtonLink href={PATHS.assessment}>Take Free Assessment</ButtonLink>
          </div>
          <p className="mt-4 text-sm text-ink-soft">
            The assessment takes about ten minutes and needs no account. <NoTime />
          </p>
        </div>
      </div>
    </div>
  </section>
)

const PROMISE =
  'Write what happened, in your own words. The coach reads it closely, asks what a good coach would ask, and leaves you with a way in, a plan, and sentences you can say aloud.'

const NoTime = () => (
  <a href="#one-answer" className="text-link">
    No time? One answer now
  </a>
)

const Features = () => (
  <Part id="features" title="What you can do here">
    <dl className="grid gap-x-12 gap-y-9 sm:grid-cols-2 lg:grid-cols-3">
      {FEATURES.map(({ title, text }) => (
        <div key={title} className="border-t border-line pt-4">
          <dt className="font-serif text-lg font-medium">{title}</dt>
          <dd className="mt-2 text-ink-soft">{text}</dd>
        </div>
      ))}
    </dl>
  </Part>
)

const HowItWorks = () => (
  <Part id="how-it-works" title="How it works">
    <ol className="grid gap-x-8 gap-y-8 sm:grid-cols-2 lg:grid-cols-4">
      {STEPS.map(({ title, text }, at) => (
        <li key={title} className="grid grid-cols-[2.5rem_1fr] lg:block">
          <span aria-hidden="true" className="font-serif text-2xl text-growth tabular-nums">
            {at + 1}
          </span>
          <div className="lg:mt-3">
            <h3 className="font-serif text-lg font-medium">{title}</h3>
            <p className="mt-2 text-ink-soft">{text}</p>
          </div>
        </li>
      ))}
    </ol>
  </Part>
)

const Privacy = () => (
  <section
    id="privacy"
    aria-labelledby="privacy-title"
    className="mt-20 bg-accent-wash py-16 sm:mt-28 sm:py-24"
  >
    <div className={`${COLUMN} grid gap-x-16 gap-y-10 lg:grid-cols-[1fr_1.25fr]`}>
      <h2 id="privacy-title" className="font-serif text-3xl">
        <span className="block">Who can see this?</span>{' '}
        <span className="block text-balance">Nobody, unless you say so.</span>
      </h2>
      <dl className="grid gap-6">
        {PRIVACY.map(({ title, text }) => (
          <div key={title}>
            <dt className="font-semibold">{title}</dt>
            <dd className="mt-1 max-w-[62ch] text-ink-soft">{text}</dd>
          </div>
        ))}
      </dl>
    </div>
  </section>
)

const Closing = () => (
  <section className={`${COLUMN} py-20 sm:py-32`}>
    <h2 className="max-w-[20ch] font-serif text-3xl">Bring the conversation you have been putting off.</h2>
    <p className="mt-4 max-w-[54ch] text-ink-soft prose-read">
      Start with an account, or answer sixteen situations first and see how you lead when nobody is watching.
    </p>
    <div className="mt-8 flex flex-wrap gap-3">
      <span data-new-account className="contents">
        <ButtonLink href={PATHS.login} variant="primary">
          Get Your Account
        </ButtonLink>
      </span>
      <ButtonLink href={PATHS.assessment}>Start Demo</ButtonLink>
    </div>
    <p className="mt-4">
      <NoTime />
    </p>
  </section>
)

const Footer = () => (
  <footer className="border-t border-line">
    <div
      className={`${COLUMN} flex flex-wrap items-baseline justify-between gap-x-10 gap-y-4 py-8 text-sm text-ink-soft`}
    >
      <p className="max-w-[60ch]">
        Lodestar is software, not a person, and not for emergencies: if anybody is in danger, call your local
        emergency number.
      </p>
      <ul className="flex flex-wrap gap-x-6">
        <FooterLink href="#features">Features</FooterLink>
        <FooterLink href="#how-it-works">The four steps</FooterLink>
        <FooterLink href="#privacy">Privacy</FooterLink>
      </ul>
    </div>
  </footer>
)

const FooterLink = ({ href, children }: { href: string; children: string }) => (
  <li>
    <a href={href} className="inline-flex min-h-11 items-center text-ink-soft hover:text-ink">
      {children}
    </a>
  </li>
)

const Part = ({ id, title, children }: { id: string; title: string; children: ReactNode }) => (
  <section id={id} aria-labelledby={`${id}-title`} className={`${COLUMN} pt-20 sm:pt-28`}>
    <h2 id={`${id}-title`} className="mb-8 font-serif text-2xl sm:mb-10">
      {title}
    </h2>
    {children}
  </section>
)
