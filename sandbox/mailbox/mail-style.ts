/** Linked rather than inline, because the demo's policy allows no style attributes. */
export const mailStyle = `:root { color-scheme: light dark; }
body { margin: 0; background: #f1e5d1; color: #2b2018; font: 16px/1.5 Figtree, Arial, sans-serif; }
.frame { width: 100%; border-collapse: collapse; }
.frame > tbody > tr > td { padding: 16px 8px; }
.sheet { width: 100%; max-width: 600px; margin: 0 auto; border-collapse: collapse; background: #fffdf8; border-radius: 12px; overflow: hidden; }
.head { padding: 20px 28px; background: #1f4d3a; color: #fbf6ee; font: 600 24px/1 Fraunces, Georgia, serif; }
.head img { margin-right: 10px; border-radius: 8px; vertical-align: middle; }
.head a { color: inherit; text-decoration: none; }
.content { padding: 28px; overflow-wrap: anywhere; }
.foot { padding: 20px 28px; border-top: 1px solid #e3d5bd; color: #5c5045; font-size: 14px; }
h1 { margin: 0 0 16px; font: 600 26px/1.25 Fraunces, Georgia, serif; }
h2 { margin: 28px 0 8px; font: 600 19px/1.3 Fraunces, Georgia, serif; }
p { margin: 0 0 16px; text-wrap: pretty; }
a { color: #1f4d3a; }
.product { display: block; width: 160px; height: 160px; margin: 0 0 20px; border-radius: 12px; background: #fbf6ee; }
.button { margin: 8px 0 24px; border-collapse: separate; }
.button td { border-radius: 999px; background: #1f4d3a; }
.button a { display: inline-block; padding: 13px 26px; color: #fff; font-weight: 700; text-decoration: none; }
.answer { width: 100%; margin: 8px 0; text-align: center; }
.answer td { border: 2px solid #1f4d3a; background: none; }
.answer a { display: block; padding: 11px 24px; color: #1f4d3a; }
.format { white-space: nowrap; }
.content thead th { overflow-wrap: normal; }
.content table:not(.button) { width: 100%; margin: 0 0 16px; border-collapse: collapse; font-size: 15px; }
.content table:not(.button) :is(th, td) { padding: 8px 6px; border-bottom: 1px solid #e3d5bd; text-align: left; vertical-align: top; }
.content table:not(.button) :is(th, td):last-child:not(:first-child) { text-align: right; white-space: nowrap; }
.content .facts th { width: 40%; overflow-wrap: normal; }
.content table.facts td:last-child:not(:first-child) { white-space: normal; }
blockquote { margin: 0 0 16px; padding-left: 16px; border-left: 3px solid #e2a93b; text-wrap: pretty; }
@media (prefers-color-scheme: dark) {
  body { background: #16120e; color: #f1e5d1; }
  .sheet { background: #231c15; }
  .foot { border-color: #4a3d31; color: #cbbda8; }
  a { color: #a9cdb9; }
  .button td { background: #a9cdb9; }
  .button a { color: #16120e; }
  .answer td { border-color: #a9cdb9; background: none; }
  .answer a { color: #a9cdb9; }
  .content table:not(.button) :is(th, td) { border-color: #4a3d31; }
}
`;
