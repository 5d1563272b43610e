import type { Design } from './option.contract.ts'

/** The designs that an editor offers, as a site owner reads them. */
export const designLabels: { readonly [D in Exclude<Design, 'autocolumns'>]: string } = {
  slideshow: 'Slideshow',
  slider: 'Carousel',
  grid: 'Grid',
  stacked: 'Stacked',
}
