import {chromium} from 'playwright-core';
const base='http://localhost:3000';
const out='/tmp/shots';
import fs from 'fs'; fs.mkdirSync(out,{recursive:true});
const b=await chromium.launch({executablePath:'/usr/bin/chromium',args:['--no-sandbox','--disable-background-networking']});
const only=process.argv[2];
const steps={
 home:['/',async p=>{}],
 notfound:['/secure-connections/sauce-connect-5/quickstrat/',async p=>{await p.waitForTimeout(1200);}],
 search:['/overview/',async p=>{await p.keyboard.press('Control+k');await p.locator('.DocSearch-Input').fill("tunnel doesn't connect");await p.waitForTimeout(1500);}],
 empty:['/overview/',async p=>{await p.keyboard.press('Control+k');await p.locator('.DocSearch-Input').waitFor();await p.waitForTimeout(1500);}],
 searchpage:['/search/?q=appium timeout foobarx',async p=>{await p.waitForTimeout(2000);}],
 doc:['/secure-connections/sauce-connect-5/',async p=>{}],
 feedback:['/overview/',async p=>{await p.evaluate(()=>document.querySelector('footer')?.scrollIntoView()); await p.waitForTimeout(400);}],
};
for(const [name,[url,act]] of Object.entries(steps)){ if(only&&!only.split(',').includes(name)) continue;
 for(const [w,h,scheme,forced] of [[320,700,'light'],[390,844,'dark'],[768,1024,'light'],[1024,800,'dark'],[1440,900,'light'],[1440,900,'dark'],[2560,1300,'light'],[1120,800,'light','active']]){
  const c=await b.newContext({viewport:{width:w,height:h},colorScheme:scheme,forcedColors:forced??'none'}); const p=await c.newPage();
  await p.goto(base+url); await p.waitForFunction(()=>document.documentElement.dataset.hasHydrated==='true'); await act(p);
  await p.screenshot({path:`${out}/${name}-${w}-${scheme}${forced?'-forced':''}.png`,fullPage:['home','notfound'].includes(name)});
  await c.close();
 }}
await b.close();
