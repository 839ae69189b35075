/**
 * Puts the real scripts into the places that web/delivery/scripts-after-paint.ts left for them, once the browser has painted. A tab
 * in the background does not paint: there they come after two seconds.
 */
export const afterPaint = `(function(){
function start(){
document.querySelectorAll('script[data-src]').forEach(function(place){
var script=document.createElement('script');
script.setAttribute('async','');
script.setAttribute('src',place.dataset.src);
if(place.id)script.id=place.id;
place.replaceWith(script)
})}
requestAnimationFrame(function(){setTimeout(start)});
setTimeout(start,2000)
})()`.replaceAll('\n', '');
