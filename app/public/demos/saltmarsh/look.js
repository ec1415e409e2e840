// Shows the website in another look: ?look=dusk, winter or heather. The pictures change their colors
// by the name after the #, and links keep the look.
const look = new URLSearchParams(location.search).get('look');

if (['dusk', 'winter', 'heather'].includes(look)) {
  document.documentElement.dataset.look = look;
  addEventListener('DOMContentLoaded', () => {
    for (const picture of document.images) picture.src += `#${look}`;
    for (const link of document.links) {
      if (link.origin === location.origin) link.search = `?look=${look}`;
    }
  });
}
