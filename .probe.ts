import { serveFolder } from '/work/wt-design/app/journeys/serve-folder.ts';
import { launchChromium } from '#app/journeys/chromium.ts';
const server=serveFolder('storybook-static');
const b=await launchChromium();const p=await b.newPage({viewport:{width:360,height:800}});
for(const id of ['text-text--docs','layout-grid--docs','data-steps--docs']){
await p.goto(`${server.url}iframe.html?viewMode=docs&id=${id}`);await p.getByRole('heading',{level:1}).first().waitFor();await p.waitForTimeout(2500);
console.log(id,await p.evaluate(()=>[...document.querySelectorAll('.docs-story')].map(e=>[e.closest('[id^=anchor]')?.id,e.scrollWidth-e.clientWidth,e.scrollHeight-e.clientHeight,getComputedStyle(e).overflow,e.clientWidth,[...e.querySelectorAll('*')].filter(x=>x.getBoundingClientRect().right>e.getBoundingClientRect().right+1).slice(0,2).map(x=>x.className+x.tagName+getComputedStyle(x).minWidth)].join(' ')).filter(x=>!/ 0 0 /.test(x))));
if(id==='text-text--docs'){await p.evaluate(()=>{document.documentElement.dataset.theme='dark'});await p.waitForTimeout(800);await p.screenshot({path:'/tmp/text-dark.png',fullPage:false});
console.log(await p.evaluate(()=>{const e=[...document.querySelectorAll('label > span[aria-hidden]')][1] as any;return e&&e.outerHTML+getComputedStyle(e).color+e.parentElement.outerHTML.slice(0,200)}))}
}
await b.close();process.exit(0)
