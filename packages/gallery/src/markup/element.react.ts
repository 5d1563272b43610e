import { createElement, type ReactNode } from 'react'
import type { Markup, Own } from './element.contract.ts'

const show = (child: Markup<ReactNode> | string | Own<ReactNode>): ReactNode =>
  typeof child === 'string' ? child : 'own' in child ? child.own : toElement(child)

/** A piece of markup as a React element. */
export const toElement = ([tag, attributes, children = []]: Markup<ReactNode>, more?: object): ReactNode =>
  createElement(tag, { ...attributes, ...more }, ...children.map(show))
