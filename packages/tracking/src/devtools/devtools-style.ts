/**
 * Style of the developer tools, inside of their element, so that the page and they leave each other alone. Lengths are in
 * pixels, as their text is: a page may give its root any size of text.
 */
export const devtoolsStyle = `
:host {
  --surface: #fff; --sunken: #f3f3f7; --text: #1b1b21; --muted: #585862; --line: #d9d9e0; --focus: #1a56db;
  --sent: #14683f; --queued: #1d4fb8; --held: #7a5200; --failed: #b3261e; --refused: #6a3d9a;
  color-scheme: light dark; display: block; font: 13px/1.45 system-ui, sans-serif; text-align: start;
}
@supports (color: light-dark(#000, #fff)) {
  :host {
    --surface: light-dark(#fff, #1d1d23); --sunken: light-dark(#f3f3f7, #2a2a32); --text: light-dark(#1b1b21, #f3f3f6);
    --muted: light-dark(#585862, #b9b9c4); --line: light-dark(#d9d9e0, #44444f); --focus: light-dark(#1a56db, #8ab4ff);
    --sent: light-dark(#14683f, #74d6a2); --queued: light-dark(#1d4fb8, #9dbcff); --held: light-dark(#7a5200, #ffc15a);
    --failed: light-dark(#b3261e, #ff9d94); --refused: light-dark(#6a3d9a, #d3b1f5);
  }
}
:host([data-docked='false']) { position: fixed; z-index: 2147482999; inset-block-end: 12px; inset-inline-end: 12px; max-inline-size: calc(100vw - 24px); }
* { box-sizing: border-box; }
[hidden] { display: none !important; }
[data-part='root'] { display: flex; flex-direction: column; align-items: flex-end; gap: 8px; color: var(--text); }
:host([data-docked='true']) [data-part='root'] { align-items: stretch; }
button { min-block-size: 28px; padding: 3px 10px; border: 1px solid var(--line); border-radius: 99px; background: var(--surface); color: var(--text); font: inherit; cursor: pointer; }
button:hover { background: var(--sunken); }
[data-part='toggle'] { order: 1; min-block-size: 36px; padding-inline: 14px; font-weight: 600; box-shadow: 0 4px 16px rgb(16 16 20 / .18); }
:host([data-docked='true']) [data-part='toggle'] { order: 0; align-self: flex-start; box-shadow: none; }
[aria-pressed='true'] { border-color: currentcolor; background: var(--sunken); font-weight: 600; }
[data-part='filter'][data-status] { color: var(--tone, var(--text)); }
[data-part='panel'] { display: flex; flex-direction: column; inline-size: min(736px, 100vw - 24px); max-block-size: min(60vh, 480px); border: 1px solid var(--line); border-radius: 12px; background: var(--surface); overflow: hidden; box-shadow: 0 12px 40px rgb(16 16 20 / .22); }
:host([data-docked='true']) [data-part='panel'] { inline-size: auto; box-shadow: none; }
[data-part='bar'] { display: flex; align-items: start; justify-content: space-between; gap: 6px; padding: 10px; border-block-end: 1px solid var(--line); }
[data-part='filters'] { display: flex; flex-wrap: wrap; gap: 6px; }
[data-part='empty'] { margin: 0; padding: 24px; color: var(--muted); text-align: center; }
[data-part='list'] { margin: 0; padding: 0; overflow: auto; list-style: none; }
[data-part='event'] + [data-part='event'] { border-block-start: 1px solid var(--line); }
summary { display: grid; grid-template-columns: 104px minmax(112px, 1.2fr) minmax(80px, 1fr) minmax(112px, 1fr); gap: 10px; padding: 7px 12px; cursor: pointer; list-style: none; }
summary::-webkit-details-marker { display: none; }
summary:hover { background: var(--sunken); }
summary span { overflow-wrap: anywhere; unicode-bidi: plaintext; text-align: match-parent; }
[data-part='time'], [data-part='destination'] { color: var(--muted); font-variant-numeric: tabular-nums; }
[data-part='name'] { font-weight: 600; }
[data-part='status'] { color: var(--tone); font-weight: 600; }
[data-status='sent'] { --tone: var(--sent); } [data-status='queued'] { --tone: var(--queued); } [data-status='held'] { --tone: var(--held); }
[data-status='failed'] { --tone: var(--failed); } [data-status='refused'] { --tone: var(--refused); }
pre { margin: 0; padding: 10px 12px; background: var(--sunken); font: 12px/1.5 ui-monospace, monospace; overflow: auto; white-space: pre-wrap; overflow-wrap: anywhere; direction: ltr; text-align: left; }
:focus-visible { outline: 3px solid var(--focus); outline-offset: -3px; }
button:focus-visible { outline-offset: 2px; }
@media (max-width: 544px) {
  summary { grid-template-columns: 1fr auto; row-gap: 2px; }
  [data-part='name'], [data-part='time'] { order: -1; } [data-part='name'] { order: -2; }
  [data-part='time'], [data-part='status'] { text-align: end; }
}
@media (forced-colors: active) { [aria-pressed='true'] { border: 2px solid Highlight; } summary, summary span { color: CanvasText; } }
`
