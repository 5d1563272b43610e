import { DocsContainer, type DocsContainerProps } from '@storybook/addon-docs/blocks'
import { type PropsWithChildren, useEffect, useState } from 'react'
import { themes } from 'storybook/theming'

interface Globals {
  readonly globals: { readonly theme?: string; readonly text?: string }
}

const fromAddress = (name: string): string | undefined =>
  new RegExp(`(?:^|;)${name}:(\\w+)`).exec(new URLSearchParams(location.search).get('globals') ?? '')?.[1]

/** A page of documentation that follows the toolbar's theme and size of text, as stories do. */
export function FollowTheme({ children, context }: PropsWithChildren<DocsContainerProps>) {
  const [theme, setTheme] = useState(() => fromAddress('theme'))
  const [text, setText] = useState(() => fromAddress('text'))
  useEffect(() => {
    const listen = ({ globals }: Globals): void => {
      setTheme(globals.theme)
      setText(globals.text)
    }
    const events = ['setGlobals', 'globalsUpdated']
    for (const event of events) context.channel.on(event, listen)
    return () => {
      for (const event of events) context.channel.off(event, listen)
    }
  }, [context.channel])
  useEffect(() => {
    document.documentElement.dataset.theme = theme ?? 'light'
    document.documentElement.dataset.text = text ?? 'usual'
    // A story that was shown before may have been written from right to left.
    document.documentElement.dir = 'ltr'
  }, [theme, text])
  return (
    <DocsContainer context={context} theme={theme === 'dark' ? themes.dark : themes.light}>
      {children}
    </DocsContainer>
  )
}
