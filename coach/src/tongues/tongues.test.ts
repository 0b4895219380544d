import { describe, expect, it } from 'vitest'
import { askAside, detectBoundary, handOver, sayEased, stayOpen } from '../coaching/screen/screen.ts'
import { readTalk } from '../insights/talk-figures.ts'
import { converse, prepareLast, sumUp } from '../testing/conversation.ts'
import { CONCEPTS, findConcepts } from './concepts.ts'
import { findTongueDanger } from './danger.ts'
import { readLanguage, TONGUES } from './language.ts'
import { TONGUE_KINDS } from './likeness.ts'

const MARCO =
  'Marco keeps interrupting Ana in our planning meetings and she has gone quiet. I have to talk to him before Thursday.'

describe('the language of a message', () => {
  it.each([
    ['¿Cómo le digo a Marco que siempre llega tarde?', 'es'],
    ['Como digo ao Marco que ele chega sempre atrasado?', 'pt'],
    ['Comment dire à Marco qu’il arrive toujours en retard ?', 'fr'],
    ['Wie sage ich Marco, dass er immer zu spät kommt?', 'de'],
    ['Come dico a Marco che arriva sempre tardi?', 'it'],
    ['Hoe zeg ik tegen Marco dat hij altijd te laat komt?', 'nl'],
    ['Jak powiedzieć Markowi, że ciągle się spóźnia?', 'pl'],
    ["Marco'ya hep geç kaldığını nasıl söylerim?", 'tr'],
    ['怎么跟马可说他老是迟到？', 'zh'],
    ['いつも遅刻するマルコにどう伝えればいいですか。', 'ja'],
    ['olmek istiyorum', 'tr'],
    ['je veux mourir', 'fr'],
    ['Как сказать Марко, что он всегда опаздывает?', 'other'],
    ['마르코에게 늘 늦는다고 어떻게 말해야 할까요?', 'other'],
    ['Marco?', 'unknown'],
  ])('%s → %s', (text, language) => {
    expect(readLanguage(text)).toBe(language)
  })

  it.each([
    'I not know how say to my boss he speak too much, he no listen me',
    'Yesterday Jürgen and María José from São Paulo told me the Übergabe is late',
    'He said “mañana, mañana” again and walked away',
    'My team calls it Fingerspitzengefühl and I have none',
    'She told me “c’est la vie” when I asked about the numbers',
    'no no no, he did it again',
    'Danke',
  ])('stays English, or is left open: %s', (text) => {
    expect(['en', 'unknown']).toContain(readLanguage(text))
  })
})

describe('danger told in another language', () => {
  it.each([
    ['Mi jefe me toca el culo cada vez que paso.', 'harassment', 'self', 'es'],
    ['O cara apareceu com uma arma no escritório.', 'violence', 'other', 'pt'],
    ['Je n’ai plus envie de vivre.', 'self-harm', 'self', 'fr'],
    ['Sie ist umgekippt und nicht ansprechbar.', 'medical', 'other', 'de'],
    ['Mio marito mi mena e ho i lividi sulle braccia.', 'violence', 'self', 'it'],
    ['Hij heeft zondag een zelfmoordpoging gedaan.', 'self-harm', 'other', 'nl'],
    ['Prezes obmacuje stażystkę i nikt nic nie mówi.', 'harassment', 'other', 'pl'],
    ['Göğsümde çok kötü bir ağrı var, nefes alamıyorum.', 'medical', 'self', 'tr'],
    ['有个同事今天带了刀来公司。', 'violence', 'other', 'zh'],
    ['もう生きていたくないです。', 'self-harm', 'self', 'ja'],
  ] as const)('%s → %s', (text, kind, subject, language) => {
    const found = detectBoundary(text)
    expect(found).toMatchObject({ kind, subject, language })
    expect(text).toContain(found?.evidence)
  })

  it.each([
    'Me muero de risa con las actas de Paco.',
    'Je suis mort de fatigue après ce salon.',
    'Ich könnte ihn umbringen, wenn er wieder zehn Minuten zu spät kommt.',
    'Nessuno mi ha picchiato, abbiamo solo urlato.',
    'Kun je dat vastgelopen proces killen?',
    'Wczoraj w grze zginąłem trzy razy na bossie.',
    'Bu hafta yorgunluktan ölüyorum.',
    '笑死我了，他那个会议纪要。',
    'この資料を見たら部長に殺される。',
    'O gato da Ana morreu e ela faltou na segunda.',
  ])('is not read in: %s', (text) => {
    expect(detectBoundary(text)).toBeNull()
  })

  it('is answered in English where the rest is English', () => {
    const found = detectBoundary('My boss wrote to me last night: “te voy a matar”. What do I do with that?')
    expect(found?.kind).toBe('violence')
    expect(found?.language).toBeUndefined()
  })

  it('is also found in an English sentence beside another language', () => {
    expect(detectBoundary('No sé qué hacer con mi equipo. I do not want to live any more.')?.kind).toBe(
      'self-harm',
    )
  })
})

describe('what is told in less usual words', () => {
  it.each([
    [
      'Ich will einfach nur noch, dass es vorbei ist. Die Tabletten liegen im Schreibtisch, ich habe sie gezählt.',
      'de',
    ],
    [
      'Desde que lo dejamos me espera cada noche fuera del trabajo y dice que sabe a qué colegio va mi hija.',
      'es',
    ],
    [
      'Mijn leidinggevende stuurt me elke nacht foto’s van zichzelf en vraagt wat ik onder mijn kleren draag.',
      'nl',
    ],
    ['上司每次关上门就把手放在我腿上，说续签合同要看我懂不懂事。', 'zh'],
  ] as const)('is handed over or asked about: %s', (text, tongue) => {
    expect(findTongueDanger(text)).toMatchObject({ tongue })
  })

  it.each([
    'Wie bereite ich das Gespräch über das Budget für das nächste Quartal vor?',
    'Merci pour votre aide, la réunion avec l’équipe s’est bien passée.',
    'Zespół nie dotrzymuje terminów, jak rozdzielić zadania na przyszły tydzień?',
    '来月の会議の資料を誰に任せればいいでしょうか。',
  ])('is not heard in ordinary talk: %s', (text) => {
    expect(findTongueDanger(text)).toBeNull()
  })

  it('is read in traditional Chinese, too', () => {
    expect(findTongueDanger('我想自殺，遺書已經寫好了。')).toMatchObject({ tongue: 'zh', kind: 'self-harm' })
  })

  it('is found in the middle of a long message', () => {
    const work = 'El informe del trimestre está casi listo. El cliente pidió dos cambios pequeños. '
    const told = 'Mi marido me pegó anoche y tengo miedo de volver a casa. '
    expect(findTongueDanger(work.repeat(4) + told + work.repeat(4))).toMatchObject({ kind: 'violence' })
  })

  it('knows the same concepts in every language', () => {
    for (const words of Object.values(CONCEPTS)) {
      expect(Object.keys(words)).toEqual(Object.keys(CONCEPTS.en))
      expect(Object.values(words).every((each) => each !== '')).toBe(true)
    }
    expect(findConcepts('es', 'Tiene un cuchillo en la mano.')).toEqual(
      expect.arrayContaining(findConcepts('ja', '包丁')),
    )
  })
})

describe('what is asked aside in another language', () => {
  const HINT = 'Mir ist seit heute früh so eng, aber die Sitzung geht vor.'

  it('stands beside the answer that only English is read, with where help is, and nothing is handed over', () => {
    const [turn] = converse([HINT], { timeZone: 'Europe/Berlin' })
    expect(turn?.metadata.turn?.move).toBe('not-read')
    expect(turn?.metadata.aside?.line).toContain('112')
    expect(readLanguage(turn?.metadata.aside?.line ?? '')).toBe('de')
  })

  it.each(TONGUES)('is answered in %s with one tap, and that is always handed over', (language) => {
    for (const kind of TONGUE_KINDS) {
      const { line, answer } = askAside(kind, language, 'Europe/Paris')
      expect(readLanguage(line)).toBe(language)
      expect(line).toContain('112')
      expect(line).not.toMatch(/[{}]/)
      expect(detectBoundary(answer)).toMatchObject({ kind, language })
    }
  })
})

describe('a hand-over in another language', () => {
  it.each(TONGUES)('says in %s what was heard, where help is, and to write when safe', (language) => {
    for (const kind of TONGUE_KINDS)
      for (const subject of ['self', 'other'] as const) {
        const boundary = { kind, subject, evidence: '', language }
        const { content, suggestions } = handOver(boundary, 'America/Sao_Paulo')
        expect(content).toContain('190')
        expect(content).toContain('192')
        expect(content).not.toMatch(/[{}]|for the police/)
        expect(content.includes('CVV 188')).toBe(kind === 'self-harm')
        expect(handOver(boundary, 'UTC').content).not.toMatch(/[{}]/)
        expect(suggestions).toHaveLength(2)
        expect(readLanguage(content)).toBe(language)
        expect(readLanguage(sayEased(boundary).join())).toBe(language)
        for (const line of stayOpen(boundary, 'UTC')) expect(readLanguage(line)).toBe(language)
      }
  })

  it('stays open until the leader says in it that they are safe', () => {
    const turns = converse([
      'Ya no quiero seguir viviendo.',
      'Olvídalo, estoy bien.',
      'Estoy a salvo con mi hermana.',
    ])
    expect(turns.map(({ metadata }) => [metadata.turn?.move, metadata.language])).toEqual([
      ['hand-over', 'es'],
      ['hand-over', 'es'],
      ['ease', 'es'],
    ])
    expect(turns[1]?.content).toContain('¿Estás a salvo')
  })

  it('goes on in English once the leader does', () => {
    const [, open] = converse(['Ich will nicht mehr leben.', 'I do not want to talk about it with you now.'])
    expect(open?.metadata.turn?.move).toBe('hand-over')
    expect(open?.metadata.language).toBeUndefined()
  })

  it('is taken back where it was a manner of speaking', () => {
    const [, after] = converse(['Mi jefe me acosa todos los días.', 'No era eso, era una forma de hablar.'])
    expect(after?.metadata.turn).toMatchObject({ move: 'not-read', takesBack: true })
  })
})

describe('a message that is not English, without a language model', () => {
  const PLAIN = 'Mi equipo no me escucha en las reuniones y no sé qué hacer con eso.'

  it('is answered in its language and in English, with where help is, and nothing is coached', () => {
    const [turn] = converse([PLAIN], { timeZone: 'Europe/Madrid' })
    expect(turn?.content).toContain('Solo leo inglés')
    expect(turn?.content).toContain('llama al 112')
    expect(turn?.metadata).toMatchObject({ language: 'es', turn: { move: 'not-read' } })
    expect(turn?.metadata.inEnglish).toContain('I read English only')
    expect(turn?.metadata.inEnglish).toContain('call 112')
    expect(turn?.metadata.structuredResponse).toBeUndefined()
  })

  it('is answered in English alone where its language is none of these', () => {
    const [turn] = converse(['Моя команда не слушает меня на совещаниях, что делать?'])
    expect(turn?.content).toContain('I read English only')
    expect(turn?.metadata.language).toBeUndefined()
  })

  it('leaves the conversation as it was', () => {
    const after = converse([MARCO, PLAIN, 'He says nobody listens to him.'])
    const without = converse([MARCO, 'He says nobody listens to him.'])
    expect(after[2]?.content).toBe(without[1]?.content)
    expect(after[2]?.metadata).toEqual(without[1]?.metadata)
  })

  it('teaches nothing, goes to a language model all the same, and is in no summary', () => {
    const { learned, brief, turn } = prepareLast([PLAIN])
    expect(learned).toMatchObject({ people: [], facts: [], promises: [], matter: null, time: null })
    expect(brief?.messages.at(-1)?.content).toContain(PLAIN)
    expect(turn.metadata.turn?.move).toBe('not-read')
    expect(sumUp([PLAIN]).summary).not.toContain('equipo')
    expect(readTalk(PLAIN)).toEqual({ feelings: 0, hopeful: 0, clarity: null, confidence: null })
  })

  it('goes to no model where it tells of danger', () => {
    expect(prepareLast(['Mi jefe me toca el culo cada vez que paso.']).brief).toBeNull()
  })
})
