import { ContactForm } from './contact-form'

export default function Page() {
  return (
    <main>
      <h1>Contact</h1>
      <ContactForm />
    </main>
  )
}
