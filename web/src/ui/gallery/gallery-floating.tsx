import { CircleQuestionMark, LogOut, Settings } from 'lucide-react'
import { useId, useState } from 'react'
import { toast } from '../../lib/toast.ts'
import { Button } from '../button.tsx'
import { Field, TextInput } from '../form/field.tsx'
import { ConfirmDialog } from '../overlay/confirm-dialog.tsx'
import { Dialog } from '../overlay/dialog.tsx'
import { Menu } from '../overlay/menu.tsx'
import { Tooltip } from '../overlay/tooltip.tsx'
import { Section } from '../section.tsx'
import { Tabs } from '../tabs.tsx'

/** The pieces that float or take turns. */
export function GalleryFloating() {
  return (
    <>
      <Section title="Tabs">
        <Tabs
          label="Analytics"
          tabs={[
            { value: 'overview', label: 'Overview', content: 'Three predictions and three insights.' },
            { value: 'predictions', label: 'Predictions', content: 'All predictions.' },
            { value: 'insights', label: 'Insights', content: 'All insights.' },
          ]}
        />
      </Section>
      <Section title="Floating">
        <div className="flex flex-wrap gap-3">
          <Menu
            label="Account"
            trigger={<Button>Menu</Button>}
            header={<p className="text-sm text-ink-soft">grace@example.com</p>}
            items={[
              {
                label: 'Profile Settings',
                href: '/profile',
                icon: <Settings className="size-4" />,
                current: true,
              },
              { label: 'Help & Support', href: '/help', icon: <CircleQuestionMark className="size-4" /> },
              { label: 'Sign Out', onSelect: () => undefined, icon: <LogOut className="size-4" /> },
            ]}
          />
          <Tooltip content="The share of your goals that moved in the last 30 days.">
            <Button>Tooltip</Button>
          </Tooltip>
          <GoalDialog />
          <LastingDialog />
          <ConfirmingDialog />
        </div>
        <Toasts />
      </Section>
    </>
  )
}

function ConfirmingDialog() {
  const [isOpen, setIsOpen] = useState(false)
  return (
    <>
      <Button onClick={() => setIsOpen(true)}>Confirmation</Button>
      <ConfirmDialog
        isOpen={isOpen}
        hasPassword
        isBusy={false}
        problem={undefined}
        providerName="Northwind ID"
        onConfirm={() => setIsOpen(false)}
        onClose={() => setIsOpen(false)}
      />
    </>
  )
}

function Toasts() {
  const undo = { label: 'Undo', onAction: () => undefined }
  return (
    <div className="mt-4 flex flex-wrap gap-3">
      <Button onClick={() => toast({ title: 'Session completed', durationMs: 4_000 })}>Toast</Button>
      <Button onClick={() => toast({ title: 'Goal deleted', variant: 'success', action: undo })}>
        Success toast
      </Button>
      <Button
        onClick={() =>
          toast({
            title: 'Error',
            description: 'Failed to create goal. Please try again.',
            variant: 'destructive',
          })
        }
      >
        Destructive toast
      </Button>
    </div>
  )
}

function GoalDialog() {
  const [isOpen, setIsOpen] = useState(false)
  const id = useId()
  return (
    <>
      <Button onClick={() => setIsOpen(true)}>Dialog</Button>
      <Dialog
        open={isOpen}
        onClose={() => setIsOpen(false)}
        title="New goal"
        description="One thing you want to do differently, and until when."
        footer={
          <>
            <Button variant="quiet" onClick={() => setIsOpen(false)}>
              Cancel
            </Button>
            <Button variant="primary" onClick={() => toast({ title: 'Error', variant: 'destructive' })}>
              Create goal
            </Button>
          </>
        }
      >
        <Field id={id} label="Title">
          <TextInput />
        </Field>
      </Dialog>
    </>
  )
}

function LastingDialog() {
  const [isOpen, setIsOpen] = useState(false)
  return (
    <>
      <Button onClick={() => setIsOpen(true)}>Lasting dialog</Button>
      <Dialog
        open={isOpen}
        onClose={() => setIsOpen(false)}
        title="Confidentiality"
        description="What you write here is yours. Escape does not close this."
        dismissible={false}
        footer={
          <Button variant="primary" onClick={() => setIsOpen(false)}>
            I Understand - Proceed
          </Button>
        }
      />
    </>
  )
}
