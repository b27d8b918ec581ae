export const styleSheet = `
:root { color-scheme: light; font: 16px/1.5 system-ui, sans-serif; color: #1f2a24; background: #f6f4ef; }
body { margin: 0; }
header, main { max-width: 72rem; margin: 0 auto; padding: 1rem; }
header { display: flex; align-items: baseline; justify-content: space-between; gap: 1rem; flex-wrap: wrap; }
h1 { font-size: 1.6rem; margin: 0; }
h2 { font-size: 1.15rem; margin: 0 0 .5rem; }
h3 { font-size: 1rem; margin: 1rem 0 .25rem; }
a { color: #1d5c43; }
section { background: #fff; border: 1px solid #e2ddd2; border-radius: .5rem; padding: 1rem; margin-bottom: 1rem; overflow-x: auto; }
table { border-collapse: collapse; width: 100%; margin-bottom: 1rem; }
th, td { text-align: left; padding: .35rem .75rem .35rem 0; border-bottom: 1px solid #eee9df; }
form { display: flex; flex-wrap: wrap; gap: .75rem; align-items: end; }
td form { flex-wrap: nowrap; align-items: center; }
.steps { display: grid; gap: 1rem; max-width: 26rem; align-items: stretch; }
.steps button { padding: .6rem 1rem; }
button.plain { background: #fff; color: #1d5c43; }
.parcel section { max-width: 34rem; }
.parcel-number { margin: 0; color: #5b655f; }
.parcel-state { font-size: 1.5rem; margin: .25rem 0; }
.parcel-steps { list-style: none; margin: 1.5rem 0; padding: 0; }
.parcel-steps li { position: relative; display: grid; gap: .1rem; padding: 0 0 1.5rem 2.25rem; min-height: 1.5rem; color: #6b6559; }
.parcel-steps li::before { content: ""; position: absolute; left: 0; top: .15rem; width: 1.1rem; height: 1.1rem; box-sizing: border-box; border: 2px solid #b9b2a3; border-radius: 50%; background: #fff; }
.parcel-steps li:not(:last-child)::after { content: ""; position: absolute; left: calc(.55rem - 1px); top: 1.35rem; bottom: -.05rem; width: 2px; background: #d9d3c6; }
.parcel-steps .reached { color: #1f2a24; }
.parcel-steps .reached::before { background: #1d5c43; border-color: #1d5c43; }
.parcel-steps .reached:not([aria-current])::after { background: #1d5c43; }
.parcel-steps [aria-current]::before { box-shadow: 0 0 0 4px #cfe3d8; }
label { display: grid; gap: .15rem; font-size: .9rem; }
label:has([type=checkbox]) { display: flex; align-items: baseline; gap: .5rem; padding: .25rem 0; }
.choices { display: grid; gap: .25rem; justify-items: start; margin-top: .75rem; }
.wide { flex: 1 1 20rem; }
input, select, textarea, button { font: inherit; padding: .35rem .5rem; border: 1px solid #9a958a; border-radius: .35rem; background: #fff; }
input, select, textarea { font-size: 1rem; }
button { background: #1d5c43; border-color: #1d5c43; color: #fff; cursor: pointer; }
:focus-visible { outline: 3px solid #d98324; outline-offset: 2px; }
.events td { vertical-align: top; }
.fields { list-style: none; margin: 0; padding: 0; min-width: 16rem; }
.wrong { color: #a3261b; }
.bank { min-height: 100vh; background: #eef2f6; color: #16233a; }
.bank header { max-width: none; padding: 1rem max(1rem, calc(50vw - 14rem)); background: #16335b; color: #fff; }
.bank header h1 { font-size: 1.15rem; }
.bank header h1 { display: flex; gap: .5rem; align-items: center; }
.bank h2 { display: flex; flex-wrap: wrap; gap: .5rem; align-items: center; justify-content: space-between; margin-bottom: 1rem; }
.bank .schemes { display: flex; gap: .35rem; }
.bank .schemes span { padding: .1rem .5rem; border: 1px solid #d3dce6; border-radius: .3rem; color: #16335b; font-size: .75rem; }
.bank header p { margin: 0; font-size: .9rem; opacity: .85; }
.bank main { max-width: 28rem; padding-top: 1.5rem; }
.bank section { padding: 1.5rem; border-color: #d3dce6; border-radius: .75rem; }
.bank .summary { margin: 0 0 1.5rem; padding-bottom: 1rem; border-bottom: 1px solid #d3dce6; }
.bank .summary div { display: flex; justify-content: space-between; gap: 1rem; padding: .15rem 0; }
.bank .summary dt { color: #51617a; }
.bank .summary dd { margin: 0; text-align: right; }
.bank .amount dd { font-size: 1.6rem; font-weight: 700; }
.bank .amount { align-items: baseline; }
.bank form { display: grid; grid-template-columns: 1fr 1fr; gap: 1rem; }
.bank .whole { grid-column: 1 / -1; }
.bank :is(input, select) { width: 100%; box-sizing: border-box; padding: .7rem .75rem; border-color: #8292a8; }
.bank button { padding: .85rem 1rem; background: #16335b; border-color: #16335b; border-radius: .5rem; font-size: 1.05rem; font-weight: 700; }
.bank button.plain { background: #fff; color: #16335b; }
.bank button.as-link { padding: .75rem; background: none; border: 0; color: #16335b; font-size: .95rem; font-weight: 400; text-decoration: underline; }
.bank .scheme { display: inline-block; margin: 0 0 .75rem; padding: .15rem .6rem; border: 1px solid #16335b; border-radius: .35rem; color: #16335b; font-size: .85rem; font-weight: 700; }
.bank .trial { color: #51617a; font-size: .85rem; }
.bank .trial code { white-space: nowrap; }
.bank summary { padding: .5rem 0; cursor: pointer; }
code { font-size: .9em; overflow-wrap: anywhere; }
`;
