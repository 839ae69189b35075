/**
 * Asks for the page's font ahead of its first use, so that the first paint can have it. Not on a slow connection, nor on
 * one that is to be spared (Network Information API: Chromium only): there its 37 kB would travel beside the page itself,
 * hold the first paint back for a fifth of a second and be late all the same.
 *
 * The file's name is in the style sheet, which is part of the page and stands before this.
 */
export const fontScript = `(function(){
var c=navigator.connection;
if(c&&(c.saveData||/[23]g/.test(c.effectiveType)))return;
var s=document.querySelector('style'),f=s&&/url\\(([^)]+[.]woff2)\\)/.exec(s.textContent);
if(!f)return;
var l=document.createElement('link'),a={rel:'preload',as:'font',type:'font/woff2',crossorigin:'',href:f[1]};
for(var n in a)l.setAttribute(n,a[n]);
document.head.append(l)
})()`.replaceAll('\n', '');
