// Keeps the chat widget's launcher out of the way near the top of a page; loaded only where the widget is configured.
(function () {
  // The element that the widget puts into the page, and where it goes away and comes back, in CSS pixels from the top.
  var LAUNCHER_ID = 'forethought-chat';
  var HIDE_ABOVE = 250;
  var SHOW_BELOW = 800;
  var shown = false;

  function apply() {
    var launcher = document.getElementById(LAUNCHER_ID);
    if (launcher) launcher.style.visibility = shown ? 'visible' : 'hidden';
  }

  function onScroll() {
    if (window.scrollY > SHOW_BELOW) shown = true;
    else if (window.scrollY < HIDE_ABOVE) shown = false;
    apply();
  }

  window.addEventListener('scroll', onScroll, {passive: true});
  // The widget adds its launcher whenever it is ready.
  new MutationObserver(apply).observe(document.documentElement, {childList: true, subtree: true});
  onScroll();
})();
