const page = `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 960 600" width="960" height="600">
<rect width="960" height="600" fill="#f7efe2"/>
<rect x="520" width="440" height="600" fill="#2f4a3c"/>
<circle cx="740" cy="310" r="150" fill="#d9a05b"/><circle cx="740" cy="310" r="96" fill="#c4813a"/>
<path d="M660 250c40-40 120-40 160 0M650 310c50-40 130-40 180 0M660 370c40-40 120-40 160 0" fill="none" stroke="#f7efe2" stroke-width="10" stroke-linecap="round"/>
<path d="M64 60h96v14H64zM560 60h60v10h-60z" fill="#2f4a3c"/><path d="M300 62h50v8h-50zM370 62h50v8h-50z" fill="#8b8372"/>
<path d="M64 190h360v42H64zM64 248h300v42H64z" fill="#26221b"/>
<path d="M64 326h320v10H64zM64 348h340v10H64zM64 370h240v10H64z" fill="#8b8372"/>
<rect x="64" y="420" width="150" height="48" rx="24" fill="#2f4a3c"/>
</svg>`;

/** An SVG of a bakery's page, so that stories need no files and look the same everywhere. */
export const sampleScreenshot = `data:image/svg+xml,${encodeURIComponent(page)}`;
