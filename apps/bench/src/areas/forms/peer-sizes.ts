import type { PeerSizes } from '../../area.ts'

/** Other forms, for the table of `@sitewright/forms-client`. */
const external = ['react', 'react-dom']
const sizes: PeerSizes = {
  package: 'forms-client',
  peers: [
    { name: 'react-hook-form', code: "export { useForm } from 'react-hook-form'", external },
    { name: '@tanstack/react-form', code: "export { useForm } from '@tanstack/react-form'", external },
    { name: 'formik', code: "export { Formik, Field } from 'formik'", external },
    { name: 'react-final-form', code: "export { Form, Field } from 'react-final-form'", external },
    {
      name: '@conform-to/react',
      code: "export { useForm, getInputProps } from '@conform-to/react'",
      external,
    },
  ],
}
export default sizes
