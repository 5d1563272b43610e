import type { ExampleName } from './example.testing.ts'

/** Texts of the playground. What the engine says of a template is in English. */
export interface PlaygroundTexts {
  readonly title: string
  readonly example: string
  readonly escaping: string
  readonly dialect: string
  readonly locale: string
  readonly steps: string
  readonly characters: string
  readonly escapings: { readonly none: string; readonly html: string; readonly contextual: string }
  readonly sources: string
  readonly template: string
  readonly data: string
  readonly notJson: string
  readonly results: string
  readonly output: string
  readonly shownAs: string
  readonly preview: string
  readonly text: string
  readonly previewName: string
  readonly textName: string
  readonly printed: string
  readonly diagnostics: string
  readonly place: (line: number, column: number) => string
  readonly line: (line: number) => string
  readonly used: (used: string, room: string) => string
  readonly summary: (errors: number, warnings: number) => string
  /** Names of examples, and what they are about, where those differ from the examples' own. */
  readonly examples: Partial<Readonly<Record<ExampleName, { readonly name: string; readonly about: string }>>>
}

export const english: PlaygroundTexts = {
  title: 'Playground',
  example: 'Example',
  escaping: 'Escaping',
  dialect: 'Dialect',
  locale: 'Locale',
  steps: 'Steps, at most',
  characters: 'Characters, at most',
  escapings: { none: 'None', html: 'HTML', contextual: 'By context' },
  sources: 'Sources',
  template: 'Template',
  data: 'Data',
  notJson: 'The data is not JSON:',
  results: 'Results',
  output: 'Output',
  shownAs: 'Show the output as',
  preview: 'Preview',
  text: 'Text',
  previewName: 'Preview of the output',
  textName: 'Text of the output',
  printed: 'Characters printed',
  diagnostics: 'Diagnostics',
  place: (line, column) => `Line ${line}, column ${column}`,
  line: (line) => `Line ${line}`,
  used: (used, room) => `${used} of ${room} characters`,
  summary: (errors, warnings) => {
    const parts = [counted(errors, 'error'), counted(warnings, 'warning')]
    return parts.filter((part) => !part.startsWith('0')).join(', ') || 'Nothing is wrong'
  },
  examples: {},
}

/** `1 error`, `2 errors` */
const counted = (count: number, word: string): string => `${count} ${word}${count === 1 ? '' : 's'}`

const arabicNumber = (value: number): string => value.toLocaleString('ar-EG')

export const arabic: PlaygroundTexts = {
  title: 'ساحة التجربة',
  example: 'المثال',
  escaping: 'تهريب الرموز',
  dialect: 'اللهجة',
  locale: 'اللغة والمنطقة',
  steps: 'أقصى عدد للخطوات',
  characters: 'أقصى عدد للأحرف',
  escapings: { none: 'بدون', html: 'HTML', contextual: 'حسب السياق' },
  sources: 'المصادر',
  template: 'القالب',
  data: 'البيانات',
  notJson: 'البيانات ليست بصيغة JSON:',
  results: 'النتائج',
  output: 'الناتج',
  shownAs: 'طريقة عرض الناتج',
  preview: 'معاينة',
  text: 'نص',
  previewName: 'معاينة الناتج',
  textName: 'نص الناتج',
  printed: 'الأحرف المطبوعة',
  diagnostics: 'التشخيص',
  place: (line, column) => `السطر ${arabicNumber(line)}، العمود ${arabicNumber(column)}`,
  line: (line) => `السطر ${arabicNumber(line)}`,
  used: (used, room) => `${used} من ${room} حرف`,
  summary: (errors, warnings) =>
    errors + warnings === 0
      ? 'لا توجد أخطاء'
      : `الأخطاء: ${arabicNumber(errors)}، التحذيرات: ${arabicNumber(warnings)}`,
  examples: {
    product: { name: 'بطاقة منتج', about: 'السعر والعلامة ونص التخفيض من منسّقات المتجر.' },
    blog: { name: 'قائمة مدوّنة', about: 'قسم مكرَّر بفواصل بين عناصره، وتواريخ وشروط ومتغيّر.' },
    message: { name: 'رسالة بلغة أخرى', about: 'صيغ الجمع والمبالغ والتواريخ حسب اللغة.' },
    arabic: { name: 'رسالة بالعربية', about: 'صيغ الجمع والمبالغ والتواريخ حسب اللغة. اختر لغة أخرى أدناه.' },
    hostile: { name: 'قالب مؤذٍ', about: 'حلقات متداخلة وعنوان هو برنامج: يتوقف القالب ويُذكر الموضع.' },
  },
}
