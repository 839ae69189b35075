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
function isOurs(s){return s.tagName==='SCRIPT'&&!s.noModule&&/[/]_next[/]static[/]/.test(s.src)}
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
