import { Html } from '#content/article/html.ts';

/** The looks of the report. */
export const REPORT_STYLE = new Html(`
body { margin: 0; font: 16px/1.5 system-ui, sans-serif; color: #1c2b2d; background: #fff; }
main { max-width: 72rem; margin: 0 auto; padding: 2rem 1rem 4rem; }
h2 { margin-top: 2.5rem; }
table { border-collapse: collapse; font-variant-numeric: tabular-nums; }
th, td { padding: .25rem .6rem; text-align: right; border-bottom: 1px solid #d5dcdc; }
th[scope=row] { text-align: left; font-weight: 600; }
.good { color: #14633a; } .bad { color: #a3231a; font-weight: 700; }
figure { margin: 1.5rem 0; max-width: 44rem; } figcaption { font-weight: 600; }
svg { width: 100%; height: auto; font-size: 11px; } svg rect { fill: #2f7f86; } svg text { fill: #1c2b2d; }
.axis { stroke: #6c7c7d; } .gate { stroke: #a3231a; stroke-dasharray: 4 3; } .middle { stroke: #1c2b2d; }
summary { cursor: pointer; padding: .3rem 0; overflow-wrap: anywhere; }
.pair { display: grid; grid-template-columns: 1fr 1fr; gap: 1.5rem; font-size: .85rem; }
.pair h4 { margin: .5rem 0; overflow-wrap: anywhere; } .pair p { margin: 0 0 .5rem; } mark { background: #ffe08a; }
.heat { font-size: .8rem; } .heat th[scope=col] { vertical-align: bottom; border: 0; height: 11rem; padding: 0; }
.heat th span { writing-mode: vertical-rl; transform: rotate(180deg); } .heat small { font-weight: 400; color: #5a6a6b; }
.heat td { text-align: center; min-width: 1.6rem; border: 1px solid #fff; }
.heat-0 { background: #eef1f1; } .heat-1 { background: #b5d8d6; } .heat-2 { background: #6bb0b0; }
.heat-3 { background: #2f7f86; color: #fff; }
`);
