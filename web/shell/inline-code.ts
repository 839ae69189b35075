/** Where a visitor's own choice is remembered. */
const THEME_KEY = 'theme';

/**
 * The light/dark flag of the whole site: an attribute of `<html>` that the style variables follow. Runs before the first
 * paint, so the right theme is there from the start and nothing is hidden meanwhile. Without a choice of the visitor's own
 * the system decides, also when it changes its mind later. The switch works from here, too, and needs no other script: who
 * taps it before React has come must not be ignored. Storage may be forbidden; a choice then lasts as long as the page.
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
})
})()`.replaceAll('\n', '');

/** Megabits per second below which React is not fetched unasked: its 150 kB would take most of a second. */
const SLOW_MBITS = 2;
/** Milliseconds in which a page comes on a good connection; how fast something shorter came cannot be told. */
const SHORT_MS = 40;
/** Gibibytes of memory up to which a device counts as small. */
const SMALL_GIB = 2;

/** Milliseconds after which a script that neither came nor failed counts as failed. */
const PATIENCE_MS = 120_000;
/** Milliseconds within which a second reload would only be a loop. */
const RELOAD_PAUSE_MS = 60_000;
/** Milliseconds until the site is asked again whether it can be reached, should the browser not tell. */
const RETRY_MS = 30_000;

/**
 * Watches the scripts that a page loads, the first ones like those it asks for later (S4). One that fails, or is not there after
 * two minutes, was most likely replaced by a new version of the site: the page is loaded afresh. It stands in the page
 * itself, before all of them: in one of them it could not notice that they fail.
 *
 * What is on the screen is worth more than a script, so the page is loaded afresh only once the site answers (a browser
 * that is offline would show its error page instead), never over what somebody has typed, and once a minute at most.
 */
export const scriptWatch = `(function(){
var waiting=new Map(),typed=new Set(),asking=false,d=document;
function isOurs(s){return s.tagName==='SCRIPT'&&!s.noModule&&/[/]_(next[/]static|site)[/]/.test(s.src)}
function settle(s){if(!isOurs(s))return false;clearTimeout(waiting.get(s));waiting.delete(s);return true}
function failed(){if(!asking){asking=true;ask()}}
function ask(){
fetch(location.href,{method:'HEAD',cache:'no-store'}).then(function(r){
if(r.status>499)return later();
asking=false;reload()
},later)}
function later(){
var timer=setTimeout(again,${RETRY_MS});
function again(){clearTimeout(timer);removeEventListener('online',again);ask()}
addEventListener('online',again)}
function reload(){
if(Array.from(typed).some(function(f){return f.isConnected&&f.value}))return;
try{
var last=Number(sessionStorage.getItem('reloaded-at')||NaN);
if(Date.now()-last<${RELOAD_PAUSE_MS})return;
sessionStorage.setItem('reloaded-at',String(Date.now()))
}catch(e){return}
location.reload()}
d.addEventListener('input',function(e){typed.add(e.target)},true);
d.addEventListener('load',function(e){settle(e.target)},true);
d.addEventListener('error',function(e){if(settle(e.target))failed()},true);
new MutationObserver(function(changes){changes.forEach(function(c){c.addedNodes.forEach(function(n){
if(isOurs(n))waiting.set(n,setTimeout(failed,${PATIENCE_MS}))
})})}).observe(d.documentElement,{childList:true,subtree:true})
})()`.replaceAll('\n', '');

/**
 * Puts the real scripts into the places that web/server/finish-page.ts left for them, once the browser has painted: React, Next and
 * the page's data where the connection and the device bear it: by what the browser says of them (Network Information and Device
 * Memory API: Chromium only), and by how fast the page itself came. Elsewhere the core comes alone, and React sleeps until somebody
 * calls `wakePage()` (web/core/wake.ts). A tab in the background does not paint: there they come after two seconds.
 *
 * The script that begins with React comes last: it reads the page's data when it runs.
 */
export const startScript = `(function(){
var d=document,c=navigator.connection||{},started,awake;
function fill(place,more){
var s=d.createElement('script');
s.setAttribute('async','');
s.setAttribute('src',place.dataset.src+(more||''));
if(place.id)s.id=place.id;
place.replaceWith(s);
return s
}
self.wakePage=function(){
if(awake)return;
awake=true;
d.documentElement.setAttribute('data-awake','');
var first=d.querySelector('script[data-src]#_R_'),data=d.querySelector('script[data-src]#page-data');
d.querySelectorAll('script[data-src]:not([id])').forEach(function(place){fill(place)});
function begin(){if(first)fill(first)}
if(data)fill(data,'?at='+encodeURIComponent(location.pathname+location.search)).onload=begin;
else begin()
};
function start(){
if(started)return;
started=true;
var core=d.querySelector('script[data-src]#core');
if(core&&(c.saveData||/[23]g/.test(c.effectiveType)||c.downlink<${SLOW_MBITS}||navigator.deviceMemory<=${SMALL_GIB}||cameSlowly()))fill(core);
else wakePage()
}
function cameSlowly(){
var n=performance.getEntriesByType('navigation')[0];
if(!n||!n.responseStart)return false;
var ms=(n.responseEnd||performance.now())-n.responseStart;
return ms>${SHORT_MS}&&n.encodedBodySize/ms<${SLOW_MBITS * 125}
}
requestAnimationFrame(function(){setTimeout(start)});
setTimeout(start,2000)
})()`.replaceAll('\n', '');
