import { chromium } from 'playwright'
const base='http://127.0.0.1:4204', password=process.env.PW
const b=await chromium.launch({executablePath:'/usr/bin/chromium'})
async function ctx(as,opt={}){const c=await b.newContext({baseURL:base,viewport:{width:1440,height:900},...opt}); if(as){const { csrfToken } = await (await c.request.get('/api/auth/csrf')).json(); await c.request.post('/api/auth/callback/credentials',{form:{csrfToken,email:as+'@demo.test',password,json:'true'},headers:{'sec-fetch-site':'same-origin'}})} return c}
const line='40s combed compact 100% cotton grey warp, Vellingiri, lot VW2611, cone, Rs 312/- + GST, 8 MT ready, min 3 bags of 60 kg, 5 days, free sample, to pay freight'
{ const c=await ctx('growth'); const p=await c.newPage(); await p.goto('/sell/yarn',{waitUntil:'networkidle'})
  await p.screenshot({path:'/tmp/trade/s3/empty.png'})
  const t=Date.now(); const box=p.getByLabel('Type or paste a line from your price list'); await box.click(); await box.fill(line)
  await p.getByRole('button',{name:'Fill in the form'}).click(); await p.getByText('Filled in.').waitFor(); const m=await p.locator('[role=meter],progress,[role=progressbar]').first().evaluate(e=>e.getAttribute('aria-valuenow')||e.value||e.textContent).catch(e=>'?')
  await p.screenshot({path:'/tmp/trade/s3/quick.png',fullPage:true})
  await p.getByRole('button',{name:'Publish listing'}).click(); await p.waitForURL(/sell\/listings|listings\/yarn/,{timeout:20000}).catch(async()=>console.log('no nav',p.url()))
  console.log('quick: 3 clicks,',line.length,'chars,',(Date.now()-t)/1000,'s, complete',m,p.url()); await p.waitForTimeout(800); await p.screenshot({path:'/tmp/trade/s3/published.png'}); await c.close() }
for (const [name,path,as] of [['grid','/listings/yarn',null],['rfqnew','/rfq/new?moduleKey=yarn','buyer'],['home','/',null],['sell','/sell/yarn','growth']]) { const c=await ctx(as); const p=await c.newPage(); const s=await c.newCDPSession(p); await s.send('Emulation.setCPUThrottlingRate',{rate:4})
  await p.addInitScript(()=>{window.__lt=[];new PerformanceObserver(l=>{for(const e of l.getEntries())window.__lt.push([e.startTime,e.duration])}).observe({type:'longtask',buffered:true})})
  await p.goto(path,{waitUntil:'networkidle'}); await p.waitForTimeout(1500)
  const r=await p.evaluate(()=>{const fcp=performance.getEntriesByName('first-contentful-paint')[0]?.startTime; const last=Math.max(0,...window.__lt.map(([s,d])=>s+d)); return {fcp:Math.round(fcp),tti:Math.round(Math.max(fcp,last)),tbt:Math.round(window.__lt.reduce((a,[,d])=>a+Math.max(0,d-50),0)),js:Math.round(performance.getEntriesByType('resource').filter(e=>e.name.includes('/_next/static')&&e.name.endsWith('.js')).reduce((a,e)=>a+e.encodedBodySize,0)/1000)}})
  console.log(name,JSON.stringify(r)); await c.close() }
{ const c=await ctx('buyer'); const p=await c.newPage(); const s=await c.newCDPSession(p); await p.goto('/',{waitUntil:'networkidle'}); await s.send('Network.enable'); await s.send('Network.emulateNetworkConditions',{offline:false,latency:400,downloadThroughput:50000,uploadThroughput:50000})
  await p.evaluate(()=>{window.__m=[];addEventListener('click',()=>{window.__c=performance.now()},true);new MutationObserver(()=>window.__m.push(performance.now()-(window.__c??0))).observe(document.documentElement,{subtree:true,childList:true,attributes:true})})
  await p.getByRole('link',{name:'Orders'}).first().click({noWaitAfter:true}); await p.waitForTimeout(500); console.log('slow line: first change after click ms',await p.evaluate(()=>window.__m.filter(x=>x>=0).slice(0,3).map(Math.round))); await p.screenshot({path:'/tmp/trade/s3/slow.png'}); await c.close() }
await b.close()
