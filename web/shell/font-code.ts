/**
 * Asks for the page's font ahead of its first use, so that the first paint can have it. Not on a slow connection, nor on
 * one that is to be spared (Network Information API: Chromium only): there its 37 kB would travel beside the page itself,
 * hold the first paint back for a fifth of a second and be late all the same. A first visit there does without: the page's
 * style sheet loses the font, because a browser lays all text out again for one that comes late, even where it then leaves it
 * out. The file is fetched after everything else, for the next page (web/loading/link-behaviour.tsx) and the next visit,
 * which is known by its service worker.
 *
 * The file's name is in the style sheet, which is part of the page and stands before this.
 */
export const fontScript = `(function(){
var s=document.querySelector('style'),f=s&&/url\\(([^)]+[.]woff2)\\)/.exec(s.textContent);
if(!f)return;
var l=document.createElement('link'),a={as:'font',type:'font/woff2',crossorigin:'',href:f[1]};
for(var n in a)l.setAttribute(n,a[n]);
function ask(when){l.rel=when;document.head.append(l)}
var c=navigator.connection,w=navigator.serviceWorker;
if(!c||!c.saveData&&!/[23]g/.test(c.effectiveType))return ask('preload');
if(w&&w.controller)return;
var i=Array.from(s.sheet.cssRules).findIndex(function(r){return/[.]woff2/.test(r.cssText)});
if(i<0)return;
s.sheet.deleteRule(i);
addEventListener('load',function(){ask('prefetch')},{once:true})
})()`.replaceAll('\n', '');
