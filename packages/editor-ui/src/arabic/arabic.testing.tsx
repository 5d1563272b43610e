import type { ReactElement, ReactNode } from 'react'
import { messages } from '../locales/ar.ts'
import { EditorProvider } from '../provider/provider.react.tsx'

/** Shows a story in Arabic. Its parts take their messages, their digits and their dates from the provider. */
export const inArabic = (Story: () => ReactNode): ReactElement => (
  <EditorProvider messages={messages} locale="ar-EG">
    <div lang="ar">
      <Story />
    </div>
  </EditorProvider>
)
