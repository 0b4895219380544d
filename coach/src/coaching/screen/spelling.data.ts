const words = (text: string) => text.trim().split(/\s+/)

/** Words that decide a hand-over and are often mistyped. */
export const KNOWN_WORDS: readonly string[] = words(`
suicide suicidal overdose overdosed goodbye threatened threatens threatening threaten violence violent assaulted assault
attacked strangled restraining harassed harassing harassment harasses harass sexually sexual stalking stalked bullied
bullying inappropriate inappropriately unwanted uncomfortable groped retaliated retaliation retaliating discriminated
discrimination discriminating racist sexist homophobic pregnant pregnancy maternity disability disabled religion
lawyer lawsuit illegal terminate terminated termination severance whistleblower whistleblowing embezzling embezzlement
falsified falsifying investigation investigated bribery depressed depression diagnosed diagnosis anxiety antidepressants
medication addicted addiction alcoholic alcohol cancer bipolar schizophrenia anorexia anorexic bulimia hospital
himself herself myself ambulance therapist psychiatrist collapsed seizure prescribed scared afraid knife weapon wrists drinking
`)

/** Correct words that only look like one of the above. */
export const LOOKALIKES: readonly string[] = words(`
threatened thread religious regional regions decision depressing depresses dressed addition additional additions edition
adjusted diagnose diagnoses lawyers lawsuits legal terminates terminating illegally investigations investigating investigate
investment assault assaults assist attached attracted attack attacks violet silence strangle retaliate discriminate
disable disabilities ability racists sexists sexuality pregnancies overdoses alcoholics alcoholism canceled cancelled cancels
cancelled cancer's cancers dancer answer hospitals hospitality medications meditation mediation dedication therapists therapist's
psychiatric psychiatrists psychiatry collapse collapses seizures prescribe prescribes proscribed subscribed described scored scarce scares
shared wrist weapons driving thinking drinks bringing trinket staling stalling talking staking walking starting falling
bully bullies bull-headed inviting pulling building balling belying harness harassers unwonted grouped groups gripped
sequel medical appropriate inappropriate attention suicides goodbyes wounded unwarranted comfortable terminal
determination germination confidential deviation mitigation investing severally several cancel cancels canceling cancelling cancellation attacker attackers disables retaining scaled scarred stacked
stacking stalled investigative investigator terminations terminator discriminator revalidation severe nice knive sacred spared
stared soared raft afar bribe briberies bride diagnostic addict addicts addictive attracts attackers alcohols
`)
