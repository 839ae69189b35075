import { THEME_KEY } from './theme-flag.ts';

/**
 * Runs before the first paint and only sets an attribute, so the right theme is there from the start and nothing is
 * hidden meanwhile. Without a choice of the visitor's own the system decides, also when it changes its mind later.
 */
export const themeScript = `(function(){
var root=document.documentElement,dark=matchMedia('(prefers-color-scheme: dark)');
function choice(){try{var t=localStorage.getItem('${THEME_KEY}');return t==='light'||t==='dark'?t:''}catch(e){return ''}}
function show(){root.dataset.theme=choice()||(dark.matches?'dark':'light')}
show();dark.addEventListener('change',show);
addEventListener('storage',function(e){if(e.key==='${THEME_KEY}')show()})
})()`.replaceAll('\n', '');
