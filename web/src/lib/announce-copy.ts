import { toast } from './toast.ts'

/** Says that words to say are in the clipboard. */
export const announceCopy = (): void =>
  void toast({
    title: 'Copied to clipboard',
    description: 'Script copied successfully',
    variant: 'success',
  })

/** Says that they are not, and what to do instead. */
export const refuseCopy = (): void =>
  void toast({
    title: 'The script was not copied',
    description: 'This browser does not allow it here. Select the words and copy them yourself.',
    variant: 'destructive',
  })
