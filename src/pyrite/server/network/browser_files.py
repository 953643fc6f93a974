"""The built browser client, served from memory with gzip and caching headers."""

import gzip
import hashlib
import mimetypes
from dataclasses import dataclass
from functools import cache
from importlib.resources import files
from importlib.resources.abc import Traversable
from typing import Any

from litestar import Request, Response, get
from litestar.exceptions import NotFoundException

from pyrite.lang import Speaker
from pyrite.lang.catalogue import LANGUAGES, all_texts
from pyrite.server.network.visitor import cookie

FOLDER = "browser"
FIRST_PAGE = "index.html"
FOR_EVER = "public, max-age=31536000, immutable"  # file names contain a content hash
ASK_AGAIN = "no-cache"
KEPT_LANGUAGE = "language"  # a cookie set by the client
Asking = Request[Any, Any, Any]
NO_PAGE = """<!doctype html>
<html lang="{language}"><meta charset="utf-8"><title>Pyrite</title>
<h1>Pyrite</h1>
<p>{text}</p>
</html>
"""
UNKNOWN = "application/octet-stream"
TYPES = {".webmanifest": "application/manifest+json", ".js": "text/javascript"}


@dataclass(frozen=True)
class File:
    """A file with everything needed to send it."""

    content: bytes
    compressed: bytes
    media_type: str
    cached: str
    tag: str

    @classmethod
    def make(cls, name: str, content: bytes, media_type: str) -> "File":
        """Build a file; a name with a content hash may be cached forever."""
        cached = FOR_EVER if name.startswith("assets/") else ASK_AGAIN
        tag = f'W/"{hashlib.blake2b(content, digest_size=8).hexdigest()}"'
        return cls(content, gzip.compress(content, 9, mtime=0), media_type, cached, tag)

    def answer(self, request: Asking, **more: str) -> Response[bytes]:
        """Return the response with extra headers, or a 304 if the browser already has this file."""
        headers = {"cache-control": self.cached, "etag": self.tag, "vary": "accept-encoding"} | more
        if request.headers.get("if-none-match") == self.tag:
            return Response(b"", status_code=304, media_type=self.media_type, headers=headers)
        if "gzip" not in request.headers.get("accept-encoding", ""):
            return Response(self.content, media_type=self.media_type, headers=headers)
        headers["content-encoding"] = "gzip"
        return Response(self.compressed, media_type=self.media_type, headers=headers)


@cache
def built_files() -> dict[str, File]:
    """Return all files of the built client by path; empty if it was not built."""
    folder = files("pyrite.server") / FOLDER
    return dict(_read(folder, "")) if folder.is_dir() else {}


def _read(folder: Traversable, path: str) -> list[tuple[str, File]]:
    found: list[tuple[str, File]] = []
    for entry in folder.iterdir():
        name = f"{path}{entry.name}"
        if entry.is_dir():
            found += _read(entry, f"{name}/")
        else:
            media_type = TYPES.get(name[name.rfind(".") :]) or mimetypes.guess_type(name)[0]
            found.append((name, File.make(name, entry.read_bytes(), media_type or UNKNOWN)))
    return found


@get(["/", "/{path:path}"], include_in_schema=False)
async def browser_file(request: Asking, path: str = "") -> Response[bytes]:
    """Return a file of the client; any page address gets the first page."""
    built = built_files()
    name = path.strip("/")
    is_page = "." not in name and not name.startswith("api")
    found = built.get(name)
    if found is None and is_page and FIRST_PAGE in built:
        link = f"</api/words/{language_of(request)}>; rel=preload; as=fetch; crossorigin"
        return built[FIRST_PAGE].answer(request, link=link)
    if is_page and not built:
        language = language_of(request)
        content = NO_PAGE.format(language=language, text=Speaker(language).say("page-not-built"))
        return Response(content.encode(), status_code=404, media_type="text/html")
    if found is None:
        raise NotFoundException(name)
    return found.answer(request)


def language_of(request: Asking) -> str:
    """Return the language the client will choose: its saved one, else the browser's."""
    asked = request.headers.get("accept-language", "").split(",")
    wanted = [cookie(request.scope, KEPT_LANGUAGE), *(part.strip()[:2].lower() for part in asked)]
    return next((language for language in wanted if language in LANGUAGES), LANGUAGES[0])


@cache
def _words(language: str) -> File:
    content = "\n".join(all_texts(language)).encode()
    return File.make(f"{language}.ftl", content, "text/plain")


@get("/api/words/{language:str}", include_in_schema=False)
async def words(request: Asking, language: str) -> Response[bytes]:
    """Return all texts of a language in Fluent format."""
    if language not in LANGUAGES:
        raise NotFoundException(language)
    return _words(language).answer(request)
