/**
 * Styles of the overlay, for its shadow root. Those of the page end at the host, whose own are important, because the
 * page's would win otherwise. Lengths are in pixels, as its text is: a page may give its root any size of text. Colours follow the `color-scheme` of the page. In its corner the overlay keeps its size, and
 * what is filled later has its place from the beginning: what moves in it is a layout shift of the page. Ratings differ in
 * shape, too: colours are not seen by all. Their second `content` is not read aloud.
 * @see https://drafts.csswg.org/css-scoping/#cascading
 */
export const overlayStyle = `
:host {
  all: initial !important;
  color-scheme: inherit !important;
}
:host([hidden]) { display: none !important; }
section {
  --surface: #fff; --sunken: #f2f3f5; --line: #d5d8de; --text: #1a1c21; --muted: #565b66; --focus: #1a56db;
  --good: #0a6b3d; --fair: #8a5200; --poor: #b3261e; --bar: #4a6fd6; --outline: #c2188b;
  position: fixed; z-index: 2147483647; inset-block-end: 16px; inset-inline-end: 16px;
  display: flex; flex-direction: column; align-items: stretch;
  inline-size: min(416px, calc(100% - 32px)); block-size: min(704px, calc(100% - 32px));
  box-sizing: border-box; overflow: hidden;
  border: 1px solid var(--line); border-radius: 14px;
  background: var(--surface); color: var(--text);
  box-shadow: 0 1px 2px rgb(0 0 0 / 0.08), 0 12px 32px rgb(0 0 0 / 0.2);
  font: 400 13px/1.45 system-ui, sans-serif; text-align: start; cursor: default;
}
section:has([aria-expanded='false']) { inline-size: min(288px, calc(100% - 32px)); block-size: auto; }
:host([data-placement='inline']) section { position: static; inline-size: auto; block-size: auto; box-shadow: none; }
@supports (color: light-dark(#000, #fff)) {
  section {
    --surface: light-dark(#fff, #1c1e24); --sunken: light-dark(#f2f3f5, #2a2d35); --line: light-dark(#d5d8de, #3c404b);
    --text: light-dark(#1a1c21, #f1f2f5); --muted: light-dark(#565b66, #b0b5c1); --focus: light-dark(#1a56db, #8ab4ff);
    --good: light-dark(#0a6b3d, #6fd6a0); --fair: light-dark(#8a5200, #ffc15a); --poor: light-dark(#b3261e, #ff9d94);
    --bar: light-dark(#4a6fd6, #8fa9f5); --outline: light-dark(#c2188b, #ff7ac6);
  }
}
*, ::before, ::after { box-sizing: border-box; }
[hidden] { display: none !important; }
button { font: inherit; color: inherit; cursor: pointer; }
:focus-visible { outline: 3px solid var(--focus); outline-offset: -3px; }
.toggle {
  display: flex; flex: none; gap: 12px; align-items: center; justify-content: space-between;
  block-size: 44px; padding: 8px 16px; border: 0; border-radius: 14px; background: none; text-align: start;
}
.toggle strong { font-weight: 600; }
.toggle .rating { flex: 1; min-inline-size: 0; white-space: nowrap; overflow: hidden; text-overflow: ellipsis; }
.toggle:hover { background: var(--sunken); }
.panel { display: grid; align-content: start; gap: 18px; padding: 4px 16px 16px; overflow: auto; }
.rating { color: var(--muted); }
[data-rating='good'] { color: var(--good); }
[data-rating='needs-improvement'] { color: var(--fair); }
[data-rating='poor'] { color: var(--poor); }
.rating[data-rating='good']::before { content: '● '; content: '● ' / ''; }
.rating[data-rating='needs-improvement']::before { content: '■ '; content: '■ ' / ''; }
.rating[data-rating='poor']::before { content: '▲ '; content: '▲ ' / ''; }
h2 { margin: 0 0 6px; font-size: 13px; font-weight: 600; }
dl, dt, dd, ol, p { margin: 0; padding: 0; }
.metrics { display: grid; gap: 10px; }
.metrics > div { display: grid; grid-template-columns: minmax(0, 1fr) 144px; gap: 0 12px; }
.metrics dt { grid-column: 1; }
.metrics .value { grid-area: 1 / 2; text-align: end; font-weight: 600; font-variant-numeric: tabular-nums; }
.metrics .rating { grid-area: 2 / 2; text-align: end; font-size: 12px; }
.metrics .gauge { grid-area: 2 / 1; align-self: center; position: relative; block-size: 6px; border-radius: 3px; overflow: hidden; background: var(--sunken); }
.gauge::before { content: ''; position: absolute; inset-block: 0; inset-inline-start: 0; inline-size: calc(var(--value) * 100%); background: currentColor; }
.gauge i { position: absolute; inset-block: 0; inline-size: 2px; background: var(--surface); }
.gauge i:first-child { inset-inline-start: calc(var(--good-share) * 100%); }
.gauge i:last-child { inset-inline-start: calc(var(--poor-share) * 100%); }
code { direction: ltr; unicode-bidi: isolate; font: 12px/1.5 ui-monospace, monospace; overflow-wrap: anywhere; color: var(--muted); }
code.path { display: block; min-block-size: 3em; }
.parts { display: flex; block-size: 8px; margin-block: 8px; border-radius: 4px; overflow: hidden; background: var(--sunken); }
.parts span { flex: var(--length) 0 0; background: var(--bar); }
.parts span:nth-child(2) { opacity: 0.45; }
.parts span:nth-child(3) { opacity: 0.8; }
.parts span:nth-child(4) { opacity: 0.3; }
.times { display: grid; grid-template-columns: repeat(auto-fit, minmax(160px, 1fr)); gap: 2px 24px; min-block-size: 40px; }
.times div { display: flex; justify-content: space-between; gap: 16px; }
.times dt, .more, .note { color: var(--muted); }
.times dd, td { font-variant-numeric: tabular-nums; }
.switch {
  margin-block-start: 10px; min-block-size: 32px; padding: 4px 12px;
  border: 1px solid var(--muted); border-radius: 8px; background: none;
}
.switch[aria-pressed='true'] { border-color: var(--outline); box-shadow: inset 0 0 0 1px var(--outline); }
.switch[aria-pressed='true']::before { content: '✓ ' / ''; }
.slowest { list-style: none; display: grid; align-content: start; gap: 2px; min-block-size: 72px; }
.scroller { block-size: 224px; overflow: auto; border-radius: 8px; background: var(--sunken); }
table { inline-size: 100%; border-collapse: collapse; font-size: 12px; table-layout: fixed; }
th, td, .note { padding: 3px 8px; font-weight: 400; text-align: start; white-space: nowrap; overflow: hidden; text-overflow: ellipsis; }
thead th { position: sticky; inset-block-start: 0; z-index: 1; background: var(--sunken); color: var(--muted); }
thead th:nth-child(1) { inline-size: 36%; }
thead th:nth-child(2) { inline-size: 72px; text-align: end; }
tbody td:nth-child(2) { text-align: end; }
.track { display: flex; align-items: center; gap: 6px; }
.line { position: relative; flex: 1; block-size: 8px; }
.duration { inline-size: 56px; text-align: end; }
.bar {
  position: absolute; inset-block: 0; inset-inline-start: calc(var(--start) * 100%);
  inline-size: max(2px, calc(var(--length) * 100%)); border-radius: 2px; background: var(--bar);
}
.bar[data-kind='img'], .bar[data-kind='css'] { background: var(--good); }
.bar[data-kind='script'] { background: var(--fair); }
.bar[data-kind='navigation'] { background: var(--text); }
.outline {
  position: fixed; z-index: 2147483646; pointer-events: none; left: calc(var(--x) * 1px); top: calc(var(--y) * 1px);
  inline-size: calc(var(--width) * 1px); block-size: calc(var(--height) * 1px);
  border: 3px solid #c2188b; box-shadow: 0 0 0 2px #fff; direction: ltr;
}
.outline::before {
  content: 'LCP' / ''; position: absolute; left: -3px; top: -3px; padding: 2px 6px;
  background: #c2188b; color: #fff; font: 600 11px/1.4 system-ui, sans-serif;
}
@media (prefers-reduced-motion: no-preference) {
  .gauge::before { transition: inline-size 0.3s; }
}
@media print {
  section, .outline { display: none; }
}
@media (forced-colors: active) {
  .gauge, .parts, .bar, .outline { forced-color-adjust: none; }
  .metrics .gauge, .parts { block-size: 10px; background: Canvas; border: 1px solid CanvasText; }
  .gauge::before, .bar[data-kind], .parts span { background: CanvasText; }
  .gauge i { inline-size: 4px; background: Canvas; border-inline: 1px solid CanvasText; }
  .outline { border-color: Highlight; box-shadow: 0 0 0 2px Canvas; }
  .outline::before { background: Highlight; color: HighlightText; }
  .switch[aria-pressed='true'] { border-color: Highlight; }
}
`
