import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, within } from 'storybook/test'
import { everyKind } from '../mock/sample.testing.ts'
import { AnswerSummary } from './answer-summary.react.tsx'
import '../styles.css'

/** Answers of a form in words, for a confirmation. */
const meta = {
  title: 'forms-client/AnswerSummary',
  component: AnswerSummary,
  args: {
    definition: everyKind,
    values: {
      name: ['Mira', 'Okafor'],
      email: 'mira@example.com',
      phone: ['49', '30', '1234', '5678'],
      address: ['Hauptstr. 5', '', 'Berlin', '', '10827', 'Germany'],
      extras: ['Gift wrap', 'Handwritten card'],
      date: ['11', '22', '2026'],
      time: ['9', '30', '', 'AM'],
      opinion: { 'It is easy to find things': '2', 'The pictures help': '-1' },
    },
  },
} satisfies Meta<typeof AnswerSummary>
export default meta

export const Answered: StoryObj<typeof meta> = {
  play: async ({ canvasElement }) => {
    await expect(within(canvasElement).getByText('Gift wrap, Handwritten card')).toBeVisible()
  },
}

export const Empty: StoryObj<typeof meta> = { args: { values: {} } }
