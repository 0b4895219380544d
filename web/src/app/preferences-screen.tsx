import { PeopleSwitch } from '../features/people/people-switch.tsx'
import { PreferencesPage } from '../features/preferences/preferences-page.tsx'

/** The preferences, with the switch for people below them. */
export const PreferencesScreen = () => <PreferencesPage below={<PeopleSwitch />} />
