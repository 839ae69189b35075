/** Where a visitor's own choice is remembered. */
const THEME_KEY = 'theme';

/**
 * The light/dark flag of the whole site: an attribute of `<html>` that the style variables follow. Runs before the first
 * paint, so the right theme is there from the start and nothing is hidden meanwhile. Without a choice of the visitor's own
 * the system decides, also when it changes its mind later. The switch works from here, too, and needs no other script: who
 * taps it before React has come must not be ignored, nor while it comes: it stops clicks then, so this listener captures them. Storage
 * may be forbidden; a choice then lasts as long as the page.
 */
export const themeScript = `(function(){
var root=document.documentElement,dark=matchMedia('(prefers-color-scheme: dark)');
function choice(){try{var t=localStorage.getItem('${THEME_KEY}');return t==='light'||t==='dark'?t:''}catch(e){return ''}}
function show(){root.dataset.theme=choice()||(dark.matches?'dark':'light')}
show();dark.addEventListener('change',show);
addEventListener('storage',function(e){if(e.key==='${THEME_KEY}')show()});
addEventListener('click',function(e){
if(!e.target.closest||!e.target.closest('.theme-switch'))return;
var t=root.dataset.theme==='dark'?'light':'dark';root.dataset.theme=t;
try{localStorage.setItem('${THEME_KEY}',t)}catch(e){}
},true)
})()`.replaceAll('\n', '');

/**
 * Fetches the core (web/behaviours/core.ts) once the browser has painted. A tab in the background does not paint: there it comes after two
 * seconds. Where it does not come at all, the page is one without scripts; it is asked for again as long as the page is open.
 */
export const startScript = `(function(){
var d=document,p=d.getElementById('core'),started;
function ask(){
var s=d.createElement('script');
s.src=p.dataset.src;
s.onerror=function(){setTimeout(ask,30000)};
d.head.append(s)
}
function start(){if(!started){started=1;ask()}}
requestAnimationFrame(function(){setTimeout(start)});
setTimeout(start,2000)
})()`.replaceAll('\n', '');
