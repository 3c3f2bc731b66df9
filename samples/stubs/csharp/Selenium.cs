// Public members of Selenium that samples use, without their code.
using System;
using System.Collections.ObjectModel;
using System.Threading.Tasks;

namespace OpenQA.Selenium
{
    public interface ISearchContext
    {
        IWebElement FindElement(By by);
        ReadOnlyCollection<IWebElement> FindElements(By by);
    }

    public interface IWebDriver : ISearchContext, IDisposable
    {
        string Url { get; set; }
        string Title { get; }
        string PageSource { get; }
        void Close();
        void Quit();
        IOptions Manage();
        INavigation Navigate();
    }

    public interface IWebElement : ISearchContext
    {
        string TagName { get; }
        string Text { get; }
        bool Enabled { get; }
        bool Selected { get; }
        bool Displayed { get; }
        void Clear();
        void Click();
        void SendKeys(string text);
        void Submit();
        string GetAttribute(string attributeName);
    }

    public interface INavigation
    {
        void Back();
        void Forward();
        void GoToUrl(string url);
        void GoToUrl(Uri url);
        void Refresh();
    }

    public interface IOptions
    {
        INetwork Network { get; }
        ITimeouts Timeouts();
    }

    public interface ITimeouts
    {
        TimeSpan ImplicitWait { get; set; }
        TimeSpan PageLoad { get; set; }
        TimeSpan AsynchronousJavaScript { get; set; }
    }

    public interface IJavaScriptExecutor
    {
        object ExecuteScript(string script, params object[] args);
        object ExecuteAsyncScript(string script, params object[] args);
    }

    public interface ICapabilities { }

    public interface ICredentials { }

    public class PasswordCredentials : ICredentials
    {
        public PasswordCredentials(string userName, string password) { }
    }

    public class NetworkAuthenticationHandler
    {
        public Func<Uri, bool> UriMatcher { get; set; }
        public ICredentials Credentials { get; set; }
    }

    public class NetworkResponseReceivedEventArgs : EventArgs
    {
        public string ResponseUrl { get { return null; } }
        public long ResponseStatusCode { get { return 0; } }
        public string ResponseResourceType { get { return null; } }
    }

    public interface INetwork
    {
        event EventHandler<NetworkResponseReceivedEventArgs> NetworkResponseReceived;
        void AddAuthenticationHandler(NetworkAuthenticationHandler handler);
        Task StartMonitoring();
        Task StopMonitoring();
    }

    public class JavaScriptConsoleApiCalledEventArgs : EventArgs
    {
        public string MessageContent { get { return null; } }
        public string MessageType { get { return null; } }
    }

    public class JavaScriptEngine : IDisposable
    {
        public JavaScriptEngine(IWebDriver driver) { }
        public event EventHandler<JavaScriptConsoleApiCalledEventArgs> JavaScriptConsoleApiCalled { add { } remove { } }
        public Task StartEventMonitoring() { return null; }
        public void StopEventMonitoring() { }
        public void Dispose() { }
    }

    public class By
    {
        public static By Id(string idToFind) { return null; }
        public static By Name(string nameToFind) { return null; }
        public static By ClassName(string classNameToFind) { return null; }
        public static By CssSelector(string cssSelectorToFind) { return null; }
        public static By XPath(string xpathToFind) { return null; }
        public static By LinkText(string linkTextToFind) { return null; }
    }

    public class WebDriverException : Exception { }

    public class NoSuchElementException : WebDriverException { }

    public abstract class DriverOptions
    {
        public string BrowserName { get; protected set; }
        public string BrowserVersion { get; set; }
        public string PlatformName { get; set; }
        public bool? AcceptInsecureCertificates { get; set; }
        public virtual void AddAdditionalOption(string optionName, object optionValue) { }
        public abstract ICapabilities ToCapabilities();
    }

    public class SessionId { }

    public class WebDriver : IWebDriver, IJavaScriptExecutor
    {
        protected WebDriver() { }
        public string Url { get; set; }
        public string Title { get { return null; } }
        public string PageSource { get { return null; } }
        public ICapabilities Capabilities { get { return null; } }
        public SessionId SessionId { get { return null; } }
        public void Close() { }
        public void Quit() { }
        public void Dispose() { }
        public IOptions Manage() { return null; }
        public INavigation Navigate() { return null; }
        public IWebElement FindElement(By by) { return null; }
        public ReadOnlyCollection<IWebElement> FindElements(By by) { return null; }
        public object ExecuteScript(string script, params object[] args) { return null; }
        public object ExecuteAsyncScript(string script, params object[] args) { return null; }
    }
}

namespace OpenQA.Selenium.Remote
{
    public class RemoteWebDriver : WebDriver
    {
        public RemoteWebDriver(DriverOptions options) { }
        public RemoteWebDriver(Uri remoteAddress, DriverOptions options) { }
        public RemoteWebDriver(Uri remoteAddress, ICapabilities capabilities) { }
    }
}

namespace OpenQA.Selenium.Chromium
{
    public abstract class ChromiumOptions : DriverOptions
    {
        public void AddArgument(string argument) { }
        public void AddArguments(params string[] argumentsToAdd) { }
        public override ICapabilities ToCapabilities() { return null; }
    }
}

namespace OpenQA.Selenium.Chrome
{
    public class ChromeOptions : OpenQA.Selenium.Chromium.ChromiumOptions { }
}

namespace OpenQA.Selenium.Edge
{
    public class EdgeOptions : OpenQA.Selenium.Chromium.ChromiumOptions { }
}

namespace OpenQA.Selenium.Firefox
{
    public class FirefoxOptions : DriverOptions
    {
        public void AddArgument(string argumentName) { }
        public override ICapabilities ToCapabilities() { return null; }
    }
}

namespace OpenQA.Selenium.Safari
{
    public class SafariOptions : DriverOptions
    {
        public override ICapabilities ToCapabilities() { return null; }
    }
}

namespace OpenQA.Selenium.Support.UI
{
    public class DefaultWait<T>
    {
        public TimeSpan Timeout { get; set; }
        public TimeSpan PollingInterval { get; set; }
        public string Message { get; set; }
        public void IgnoreExceptionTypes(params Type[] exceptionTypes) { }
        public TResult Until<TResult>(Func<T, TResult> condition) { return default(TResult); }
    }

    public class WebDriverWait : DefaultWait<IWebDriver>
    {
        public WebDriverWait(IWebDriver driver, TimeSpan timeout) { }
    }
}
