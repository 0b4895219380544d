import type { Style } from '@lodestar/contract/assessment'

/** One moment at work, with a first move of each style. */
export type Situation = {
  /** Never reused for another situation; a change of wording or key needs a new questionnaire version. */
  id: string
  /** Where and with whom, to name the situation in a sentence that begins with it. */
  place: string
  /** 35 to 60 words, without the closing question. */
  text: string
  /** The style that suits what the person can and wants to do here, or the danger they are in. */
  bestFit: Style
  /** Says in one sentence why the best fit suits; follows a colon. */
  why: string
  options: Record<Style, string>
}

/**
 * The 16 situations in the order they are asked: four for each best fit, in no pattern.
 *
 * The fit follows readiness for this task: new and keen (or in danger) Directive, some skill but discouraged
 * Coaching, capable but unsure Supportive, able and self-starting Delegating. All wording is this project's own.
 *
 * @see docs/coaching/assessment.md
 */
export const SITUATIONS: readonly Situation[] = [
  {
    id: 'q01',
    place: 'On the ward with Amara',
    text: 'Amara joined your ward on Monday, straight from nursing school, and can hardly wait to be useful. At two she gives out medication here for the first time, on a charting system she has never used. It is ten past one.',
    bestFit: 'Directive',
    why: 'Amara is keen but has never worked with this system, and with medication exact steps come before finding out.',
    options: {
      Directive: 'Take her through the steps in order, standing next to her for the first patients.',
      Coaching: 'Do the first patients with her, explaining each check and taking up her questions.',
      Supportive: 'Sit down with her and hear which parts she feels ready for and which worry her.',
      Delegating: 'Let her run the round as she was trained to, with a recap for the two of you at four.',
    },
  },
  {
    id: 'q02',
    place: 'At the law firm with Yuki',
    text: 'Yuki has prepared the Brennan hearing for a month and knows the file better than anyone, you included. Her last two hearings went well. This morning she asks whether you would rather argue it yourself, just to be safe.',
    bestFit: 'Supportive',
    why: 'Yuki has the skill and two good hearings behind her; what is missing is confidence, and that has to come from her own answer.',
    options: {
      Directive: 'Set the order of her arguments, with the passages to be said word for word.',
      Coaching: 'Go through the argument together, adding your points and the reasons for them.',
      Supportive: 'Ask what makes her hesitate and hear her out until she has her own answer.',
      Delegating: 'Reply that the hearing stays hers and that you look forward to the outcome.',
    },
  },
  {
    id: 'q03',
    place: 'On the loading dock with Tomasz',
    text: 'Tomasz has run your loading dock for six years. He hands you a one-page plan for rearranging the lanes before the holiday peak, with the numbers worked out and the crew already on board. You would have done it differently.',
    bestFit: 'Delegating',
    why: 'Tomasz has the experience, the numbers, and the crew behind him, and a plan that differs from yours is not a worse one.',
    options: {
      Directive: 'Mark the changes you want in the plan and give him the sequence to follow.',
      Coaching: 'Talk the plan through with him, bringing in your version and why you favor it.',
      Supportive: 'Ask him how the crew arrived at it and listen for what would make it easier.',
      Delegating: 'Return the page with a yes and a date in January to hear how the peak went.',
    },
  },
  {
    id: 'q04',
    place: 'At the call center with Farid',
    text: 'Farid has taken calls for four months. Routine ones go well by now, but the last three refund disputes ended on the escalation line, and he has started skipping lunch. "Maybe I am just not made for this," he says in passing.',
    bestFit: 'Coaching',
    why: 'Farid has half the skill and is losing heart, so he needs to see how a dispute is handled and somebody next to him while he tries.',
    options: {
      Directive: 'Have him follow a set order for refund calls that you have written out for him.',
      Coaching: 'Take the next refund call side by side, showing him why each step calms people.',
      Supportive: 'Go for a walk with him to hear what the last few weeks have been like for him.',
      Delegating: 'Keep the refund calls with him, with a word on Friday about how they have gone.',
    },
  },
  {
    id: 'q05',
    place: 'At the school with Inés',
    text: 'Inés is in her second year of teaching and plans good lessons. Since fall her eighth-grade class has drowned her out, two things she took from a workshop did not hold, and today she tells you she dreads fourth period.',
    bestFit: 'Coaching',
    why: 'Inés can plan but cannot yet hold a loud class, and after two failed tries both a method and company are welcome.',
    options: {
      Directive: 'Set three classroom rules for her to introduce on Monday and check on Thursday.',
      Coaching: 'Plan her next fourth period with her, giving your reasons and building on hers.',
      Supportive: 'Hear from her over coffee which moments with that class are still going well.',
      Delegating: 'Trust her to settle the class in her own way between now and the end of March.',
    },
  },
  {
    id: 'q06',
    place: 'At the trench with Rafael',
    text: 'Rafael and his crew have dug trenches with you for ten years and need nobody to explain the job. After a night of rain a thin crack runs along the edge, one man is still down there, and Rafael thinks it was there yesterday.',
    bestFit: 'Directive',
    why: 'Rafael knows the job, but a trench wall gives no second chance, and with a person below somebody has to make the call at once.',
    options: {
      Directive: 'Ask everybody out of the trench now, until the engineer has been to see the crack.',
      Coaching: 'Look at the crack with Rafael, saying what you see in it and why it matters to you.',
      Supportive: 'Take Rafael aside to hear how sure he is and what he would want from you now.',
      Delegating: 'Leave the call to Rafael, who knows this ground, with your phone at hand for him.',
    },
  },
  {
    id: 'q07',
    place: 'In the kitchen with Mateus',
    text: 'Mateus has been your sous-chef for three years, and his plates sell out. You gave him the fall menu to design. The four dishes at the tasting yesterday were excellent, yet he keeps coming back for your verdict on every garnish.',
    bestFit: 'Supportive',
    why: 'Mateus cooks well enough to decide, and each verdict of yours would teach him to ask for the next one.',
    options: {
      Directive: 'Settle the open garnishes for him so that the menu can go to print on Friday.',
      Coaching: 'Taste the open plates with him, explaining how you would choose and why.',
      Supportive: 'Find out which version he would send out and what still makes him doubt it.',
      Delegating: 'Name the print date and let him bring you the menu when it is finished.',
    },
  },
  {
    id: 'q08',
    place: 'At the museum with Leilani',
    text: 'Leilani has opened eleven exhibitions at your museum. The spring show is hers, on budget and two weeks ahead of plan. On Tuesday the head of the trustees asks how it is going, and you notice how little of it you know.',
    bestFit: 'Delegating',
    why: 'Leilani is ahead of plan on her twelfth show, so the discomfort of knowing less is yours to carry and no reason to step in.',
    options: {
      Directive: 'Set up a weekly status sheet for Leilani that has the points you need to know.',
      Coaching: 'Walk through the show with Leilani, adding your thoughts and why they matter.',
      Supportive: 'Invite Leilani to lunch to hear how the work is for her and what would help.',
      Delegating: 'Put the trustee in touch with Leilani, who can speak for the show by herself.',
    },
  },
  {
    id: 'q09',
    place: 'At the bank branch with Linh',
    text: 'It is her third day at your branch, and Linh wants to learn everything at once. A colleague went home sick, so tonight she is the second person at closing: vault, cash count, alarm. She has not seen one. Doors lock in an hour.',
    bestFit: 'Directive',
    why: 'Linh has the will and no experience at all of a closing, so a clear sequence is a kindness and a control in one.',
    options: {
      Directive: 'Lead her down the closing list line by line, with her doing each as you call it.',
      Coaching: 'Explain the closing to her with the reason for every control, as questions come.',
      Supportive: 'Ask how she feels about tonight and which of the parts she would like to try.',
      Delegating: 'Hand her half of the closing over to her, along with the manual for it.',
    },
  },
  {
    id: 'q10',
    place: 'In accounting with Deepak',
    text: 'Deepak closes the books every month without a correction. This time he has rebuilt the workbook, run it next to the old one for two months, and squared it with the auditors. He mentions it to you at the coffee machine.',
    bestFit: 'Delegating',
    why: 'Deepak tested the change, cleared it with the right people, and told you, which leaves nothing for you to add.',
    options: {
      Directive: 'Ask him to keep using the old file until you have set the steps for the switch.',
      Coaching: 'Look over the new file with him, explaining what you would still adjust and why.',
      Supportive: 'Stay for a coffee and hear what led him to it and how the change feels so far.',
      Delegating: 'Let the switch go ahead, with your thanks, on whatever date he thinks best.',
    },
  },
  {
    id: 'q11',
    place: 'On the software team with Kwame',
    text: 'Kwame joined your developers half a year ago and ships small fixes without trouble. His first two larger releases were rolled back because test cases had been skipped. Since then he starts late, asks nobody, and apologizes in every review.',
    bestFit: 'Coaching',
    why: 'Kwame can code but not yet release, and two public failures have cost him the nerve to ask.',
    options: {
      Directive: 'Give him a release checklist to complete in full before his next change ships.',
      Coaching: 'Pair with him on the next release, saying aloud what you would test and why.',
      Supportive: 'Make time to hear how the rollbacks have sat with him and where he is stuck.',
      Delegating: 'Keep the next release in his hands, to be shipped in the way that suits him.',
    },
  },
  {
    id: 'q12',
    place: 'In the lab with Sunniva',
    text: 'Sunniva validates instruments in your water lab, and her reports have passed every audit for two years. The new analyzer resembles the old one. Her draft procedure has lain on her desk for a week, "until somebody has looked it over."',
    bestFit: 'Supportive',
    why: 'Sunniva has two years of clean audits, so the question is what she needs in order to trust her own signature.',
    options: {
      Directive: 'Give her a list of the sections to finish, with a time on Thursday to submit it.',
      Coaching: 'Go over the draft with her section by section, adding your view and reasons.',
      Supportive: 'Ask her what she would need to see in it before she puts her own name to it.',
      Delegating: 'Point out that sign-off is hers and that you will read it once it is in use.',
    },
  },
  {
    id: 'q13',
    place: 'At the bus depot with the night mechanics',
    text: 'The night mechanics at your bus depot plan their own shifts and have not missed a morning departure this year. One of them is out after surgery. By the time you hear about it, they have redrawn the roster and pinned it up.',
    bestFit: 'Delegating',
    why: 'The mechanics saw the gap, closed it, and have a year of departures to show that they can.',
    options: {
      Directive: 'Add a note to the roster that sets out who covers which of the bays at what hour.',
      Coaching: 'Go over the roster with them and explain what you would watch for in weeks like these.',
      Supportive: 'Drop by at their break to ask how the extra hours feel and what would lighten them.',
      Delegating: 'Take the roster the way it hangs and ask only for a word if it should not hold.',
    },
  },
  {
    id: 'q14',
    place: 'At the permit office with your team',
    text: 'Your permit team at city hall is eight weeks into a new system. They know the common cases by heart; the rare ones come back with errors, and residents complain. At the Tuesday huddle nobody says much, and Oksana mutters that the old way worked.',
    bestFit: 'Coaching',
    why: 'The team has learned the common half and is tired of failing at the rest, so the next step is to work the rare cases together and say why.',
    options: {
      Directive: 'Assign the rare cases to two people, with the steps for them written out.',
      Coaching: 'Work a rare case with them on the big screen, giving reasons and taking ideas.',
      Supportive: 'Give the next huddle over to how they are doing and what wears them out most.',
      Delegating: 'Hand the team the list of errors and let them agree on how to bring it down.',
    },
  },
  {
    id: 'q15',
    place: 'At the hotel with the front desk',
    text: 'Your front desk has handled overbookings calmly for years. As of this month the team may waive charges up to two hundred dollars without asking. In the first week they phone you eleven times, and every time what they propose is sound.',
    bestFit: 'Supportive',
    why: 'The front desk had eleven sound proposals out of eleven, so judgment is there and only the confidence to use it is not.',
    options: {
      Directive: 'Draw up a table for the desk that shows which amount to waive in which case.',
      Coaching: 'Go through the eleven calls with them, saying how you weighed each and why.',
      Supportive: 'Turn the next call around by asking what they would do and hearing them out.',
      Delegating: 'Announce that the desk decides from today on, with a look back in two months.',
    },
  },
  {
    id: 'q16',
    place: 'At the food bank with the new volunteers',
    text: 'Nine volunteers from a company nearby are at your food bank, cheerful and early. None has packed parcels before. Doors open in forty minutes, allergy boxes are getting mixed in with the others, and Chinedu asks where to put his coat.',
    bestFit: 'Directive',
    why: 'Chinedu and the others are willing, new, and short of time, and a mixed-up allergy box can hurt somebody.',
    options: {
      Directive: 'Show everybody their station and the packing order once, start to finish.',
      Coaching: 'Pack a first parcel with the group, giving the reason for each rule as you go.',
      Supportive: 'Gather them around to hear what each of them has done before and would enjoy.',
      Delegating: 'Leave it to them to split up and set up the line, since they know each other.',
    },
  },
]
