/** The look of the page: paper and ink, or candlelight where the reader's device is dark. */
export const STYLE = `
:root{color-scheme:light dark;--paper:#f4ead5;--sheet:#fbf5e6;--ink:#2b2118;--faint:#6a5a48;--rule:#d9c9a8;--red:#8c1c13;--gold:#8a6414;--bar:#b59a6a;--soft:#e6d8b8}
@media (prefers-color-scheme:dark){:root{--paper:#1d1611;--sheet:#271e17;--ink:#f0e4cc;--faint:#b8a88c;--rule:#4a3b2c;--red:#f0917f;--gold:#e0b45a;--bar:#7d6747;--soft:#3a2d21}}
*{box-sizing:border-box}
body{margin:0;background:var(--paper);color:var(--ink);font:17px/1.5 "EB Garamond",Georgia,"Times New Roman",serif;font-variant-numeric:lining-nums}
main,header{max-width:1160px;margin:0 auto;padding:0 16px}
header{padding-top:28px}
h1{font:400 38px/1.15 "IM Fell English",Georgia,serif;margin:0 0 6px}
h2{font:400 26px/1.2 "IM Fell English",Georgia,serif;margin:0 0 14px;color:var(--red)}
h3{font:600 16px/1.3 Georgia,serif;margin:0 0 4px}
p{margin:0 0 10px}
header p{color:var(--faint);max-width:70ch}
.brief{display:grid;grid-template-columns:repeat(auto-fill,minmax(230px,1fr));gap:12px;padding:0;margin:20px 0 8px;list-style:none}
.brief li{background:var(--sheet);border:1px solid var(--rule);border-radius:4px;padding:12px 14px;font-size:15px;line-height:1.35;color:var(--faint)}
.brief b{display:block;font:400 30px/1.1 Georgia,serif;color:var(--ink);margin-bottom:4px}
section{border-top:1px solid var(--rule);padding:26px 0 18px}
.pictures{display:grid;grid-template-columns:repeat(auto-fit,minmax(min(100%,330px),1fr));gap:20px 26px;align-items:start;margin-bottom:14px}
figure{margin:0;max-width:560px;background:var(--sheet);border:1px solid var(--rule);border-radius:4px;padding:12px 12px 8px}
figcaption{font-size:15px;line-height:1.35;color:var(--faint);margin-bottom:6px}
svg{display:block;width:100%;max-width:400px;height:auto;margin:0 auto;font:13px Georgia,serif;font-variant-numeric:lining-nums tabular-nums}
svg text{fill:var(--ink);paint-order:stroke;stroke:var(--sheet);stroke-width:4px;stroke-linejoin:round}svg .bare{stroke:none}svg .head{font-size:11px}svg .faint{fill:var(--faint);font-size:12px}svg .strong{font-weight:700}
svg path{fill:none}.grid{stroke:var(--rule);stroke-width:1}.ground{stroke:var(--ink)}.middle{stroke:var(--gold);stroke-width:2;stroke-dasharray:4 3}
.reach{stroke-width:2.5;stroke-linecap:round}.reach.clear{stroke:var(--red)}.reach.vague{stroke:var(--bar)}
.dot{stroke-width:2}.dot.clear{fill:var(--red);stroke:var(--red)}.dot.vague{fill:var(--sheet);stroke:var(--bar)}
.bar{fill:var(--bar)}.cell{fill:var(--red);stroke:var(--rule)}
svg .band{fill:var(--bar);opacity:.18}.curve{stroke:var(--red);stroke-width:2.5}.c1{stroke-dasharray:8 4;stroke:var(--ink)}.c2{stroke-dasharray:2 4;stroke:var(--gold)}.c3{stroke-dasharray:10 3 2 3;stroke:var(--faint)}.c4{stroke-dasharray:1 6;stroke:var(--ink)}
.s0{fill:var(--red)}.s1{fill:var(--bar)}.s2{fill:var(--soft);stroke:var(--faint)}
.said{max-width:76ch}.said ul{margin:0 0 10px;padding-left:20px}
.small{color:var(--faint);font-size:15px}
details{margin:6px 0}summary{cursor:pointer;color:var(--gold);min-height:44px;display:flex;align-items:center}
summary::before{content:"▸";margin-right:8px}details[open]>summary::before{content:"▾"}
.wide{overflow-x:auto}table{border-collapse:collapse;font-size:15px;font-variant-numeric:lining-nums tabular-nums}
th,td{padding:4px 10px 4px 0;text-align:right;border-bottom:1px solid var(--rule);vertical-align:top}
th:first-child,td:first-child{text-align:left;min-width:9em}th{font-weight:600;color:var(--faint)}td.clear{font-weight:700;color:var(--red)}
code{font:14px/1.5 ui-monospace,Menlo,monospace;overflow-wrap:anywhere}pre{background:var(--sheet);border:1px solid var(--rule);padding:10px;white-space:pre-wrap;margin:0 0 12px}
@media (max-width:560px){h1{font-size:30px}h2{font-size:23px}.brief{grid-template-columns:1fr 1fr}.brief b{font-size:25px}.brief li{padding:10px}figure{padding:10px 8px 6px}}
@media print{details{display:none}}
`.trim();
