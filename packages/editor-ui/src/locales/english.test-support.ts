import {
  sharedMessages,
  confirmMessages,
  linkMessages,
  colorMessages,
  contrastMessages,
  fontMessages,
  fileMessages,
  tableMessages,
  tagMessages,
  datasetMessages,
  connectorMessages,
  richTextMessages,
  codeMessages,
  videoMessages,
  optionMessages,
  pageMessages,
  sliceMessages,
  formMessages,
  presetMessages,
} from '../messages.ts'
import { messages } from '../catalogue.ts'

/** The texts that each language translates. */
export const english = messages

/** The texts of each part, which a language exports under the same name. */
export const groups = {
  sharedMessages,
  confirmMessages,
  linkMessages,
  colorMessages,
  contrastMessages,
  fontMessages,
  fileMessages,
  tableMessages,
  tagMessages,
  datasetMessages,
  connectorMessages,
  richTextMessages,
  codeMessages,
  videoMessages,
  optionMessages,
  pageMessages,
  sliceMessages,
  formMessages,
  presetMessages,
} as const

/** Keys of texts whose number needs forms. */
export const counted = ['editor.font.matches', 'editor.places.matches', 'editor.automation.connections']
