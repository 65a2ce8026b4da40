// Looks over a report in a browser; found(text) is told whatever is wrong.
document.querySelectorAll('details').forEach(function (one) { one.open = true; });

var width = document.documentElement.clientWidth;
if (document.documentElement.scrollWidth > width) {
  found('wider than the window: ' + document.documentElement.scrollWidth + ' > ' + width);
  document.querySelectorAll('body *').forEach(function (one) {
    if (!one.closest('.scroll') && one.getBoundingClientRect().right > width + 1) {
      found('too wide: ' + one.tagName + '.' + one.getAttribute('class'));
    }
  });
}

document.querySelectorAll('a[href^="#"]').forEach(function (link) {
  if (!document.getElementById(link.getAttribute('href').slice(1))) {
    found('link to nowhere: ' + link.getAttribute('href'));
  }
});

var level = 0;
document.querySelectorAll('h1, h2, h3, h4').forEach(function (heading) {
  var next = Number(heading.tagName[1]);
  if (next > level + 1) { found('heading jumps: ' + heading.textContent); }
  level = next;
});

document.querySelectorAll('article').forEach(function (card) {
  var svg = card.querySelector('.drawing svg');
  var box = svg && svg.getBoundingClientRect();
  if (svg ? box.width < 50 || box.height < 20 : !card.querySelector('.no-drawing')) {
    found('no drawing and no word of why: ' + card.id);
  }
});

document.querySelectorAll('th').forEach(function (head) {
  if (!head.getAttribute('scope')) { found('head without scope: ' + head.textContent); }
});

document.querySelectorAll('svg').forEach(function (svg) {
  if (svg.getAttribute('role') !== 'img' || !svg.querySelector('title')) { found('svg without words'); }
});

function parts(colour) { return colour.match(/[\d.]+/g).map(Number); }

function light(colour) {
  var rgb = parts(colour).slice(0, 3).map(function (part) {
    var share = part / 255;
    return share <= 0.03928 ? share / 12.92 : Math.pow((share + 0.055) / 1.055, 2.4);
  });
  return 0.2126 * rgb[0] + 0.7152 * rgb[1] + 0.0722 * rgb[2];
}

function ground(one) {
  for (var at = one; at; at = at.parentElement) {
    var colour = getComputedStyle(at).backgroundColor;
    var alpha = parts(colour)[3];
    if (alpha === undefined || alpha === 1) { return colour; }
  }
  return 'rgb(255, 255, 255)';
}

var seen = {};
document.querySelectorAll('body *:not(script)').forEach(function (one) {
  var own = Array.from(one.childNodes).some(function (node) {
    return node.nodeType === 3 && node.textContent.trim();
  });
  if (!own || one.closest('svg')) { return; }
  var ink = getComputedStyle(one).color;
  var paper = ground(one);
  var pair = ink + ' on ' + paper;
  if (seen[pair]) { return; }
  seen[pair] = true;
  var a = light(ink);
  var b = light(paper);
  var contrast = (Math.max(a, b) + 0.05) / (Math.min(a, b) + 0.05);
  if (contrast < 4.5) { found('contrast ' + contrast.toFixed(2) + ': ' + pair); }
});
if (Object.keys(seen).length < 8) { found('too few colours were seen'); }

// drawings have units of their own
document.querySelectorAll('body *:not(script):not(svg):not(svg *)').forEach(function (one) {
  if (parseFloat(getComputedStyle(one).fontSize) < 10) { found('too small: ' + one.tagName); }
});

setTimeout(function () { parent.postMessage(all, '*'); }, 200);
