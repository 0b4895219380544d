import type { SecondFactorSetup, Security } from '@lodestar/contract/security'
import { useState } from 'react'
import { count } from '../../lib/format.ts'
import { Badge } from '../../ui/badge.tsx'
import { Button } from '../../ui/button.tsx'
import { BackupCodes } from './backup-codes.tsx'
import { BothStep, PasswordStep } from './password-step.tsx'
import { SecondFactorSteps } from './second-factor-steps.tsx'
import { useSecurityCalls } from './security.queries.ts'

type Step = 'none' | 'begin' | 'off' | 'renew'

/** An authenticator app beside the password: setting it up, its backup codes, and turning it off. */
export function SecondFactor({ security }: { security: Security }) {
  const [step, setStep] = useState<Step>('none')
  const [setup, setSetup] = useState<SecondFactorSetup | null>(null)
  const [codes, setCodes] = useState<string[] | null>(null)
  const calls = useSecurityCalls()
  const leave = () => setStep('none')

  if (codes) return <BackupCodes codes={codes} onKept={() => setCodes(null)} />
  if (setup)
    return (
      <SecondFactorSteps
        setup={setup}
        onGiveUp={() => setSetup(null)}
        onDone={() => {
          setSetup(null)
          setCodes(setup.backupCodes)
        }}
      />
    )
  if (step === 'begin')
    return (
      <PasswordStep
        label="Set up"
        onLeave={leave}
        send={async (body) => {
          setSetup(await calls.startSecondFactor(body))
          leave()
        }}
      />
    )
  if (step === 'off')
    return (
      <BothStep
        label="Turn off"
        isDanger
        onLeave={leave}
        send={(body) => calls.removeSecondFactor(body).then(leave)}
      />
    )
  if (step === 'renew')
    return (
      <BothStep
        label="Make new codes"
        onLeave={leave}
        send={async (body) => {
          setCodes((await calls.renewBackupCodes(body)).backupCodes)
          leave()
        }}
      />
    )
  return <Standing security={security} onStep={setStep} />
}

function Standing({ security, onStep }: { security: Security; onStep: (step: Step) => void }) {
  const { hasSecondFactor, backupCodesLeft } = security
  if (!hasSecondFactor)
    return (
      <>
        <p className="max-w-text text-ink-soft">
          With an authenticator app on your phone, whoever learns your password still cannot sign in: a code
          of the app is asked for as well.
        </p>
        <Button className="mt-4" onClick={() => onStep('begin')}>
          Set up an authenticator app
        </Button>
      </>
    )
  return (
    <>
      <Badge tone="good">On</Badge>
      <p className="mt-2 max-w-text text-ink-soft">
        Signing in asks for a code of your authenticator app. You have{' '}
        {count(backupCodesLeft ?? 0, 'backup code')} left for the day your phone is not at hand.
      </p>
      <div className="mt-4 flex flex-wrap gap-3">
        <Button onClick={() => onStep('renew')}>Make new backup codes</Button>
        <Button onClick={() => onStep('off')}>Turn off</Button>
      </div>
    </>
  )
}
